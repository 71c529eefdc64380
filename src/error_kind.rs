//! The kinds of errors that programs tell apart.

use std::cmp::Ordering;

crate::named_enum! {
    /// The kind of an error, by which programs tell errors apart. People read the message beside
    /// it.
    ///
    /// It is `kind` in every error object of schema `shuzi/1`: of failures in the library, of rows
    /// in an archive, and of requests that a server refuses. Kinds are ordered by name, so that
    /// lists of them are alphabetical.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ErrorKind {
        /// The file is damaged, incomplete, or cannot be opened.
        Unreadable = "unreadable",
        /// The bytes are not in a photo format that this build reads.
        UnsupportedFormat = "unsupported_format",
        /// The file, the photo or the request exceeds a limit.
        TooLarge = "too_large",
        /// The photo has too few pixels.
        TooSmall = "too_small",
        /// The photo is too blurred to see lines.
        TooBlurred = "too_blurred",
        /// The photo shows no board that can be read reliably.
        NoBoard = "no_board",
        /// The photo shows several boards and none was chosen.
        SeveralBoards = "several_boards",
        /// Part of the board lies outside the photo, or may do so.
        BoardCutOff = "board_cut_off",
        /// The bytes are not a game record, or the rules that it states cannot be used.
        BadSgf = "bad_sgf",
        /// An option or statement contradicts the input or another option.
        BadOption = "bad_option",
        /// The table of tournament results cannot be used.
        BadResults = "bad_results",
        /// The program itself is at fault.
        Internal = "internal",
        /// A photo of an archive took longer than the time limit.
        TimedOut = "timed_out",
        /// A photo of an archive ended the process that read it.
        Crashed = "crashed",
        /// The server does not understand the request.
        BadRequest = "bad_request",
        /// The address of the request lacks the server's token.
        NoToken = "no_token",
        /// The request names another host, or comes from a page of another site.
        Foreign = "foreign",
        /// The server has nothing at this address.
        NotFound = "not_found",
        /// The server was built without the page.
        NoPage = "no_page",
        /// The server does not take this HTTP method here.
        WrongMethod = "wrong_method",
        /// The body of the request arrives too slowly.
        TooSlow = "too_slow",
        /// The request has too many photos.
        TooMany = "too_many",
        /// The body of the request has another media type than the server takes here.
        WrongType = "wrong_type",
        /// The server's folder cannot be read or written.
        Folder = "folder",
        /// The server has no capacity at present.
        Busy = "busy",
        /// The server is shutting down.
        Stopping = "stopping",
    }
}

impl Ord for ErrorKind {
    fn cmp(&self, other: &ErrorKind) -> Ordering {
        self.name().cmp(other.name())
    }
}

impl PartialOrd for ErrorKind {
    fn partial_cmp(&self, other: &ErrorKind) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_ordered_by_name() {
        let mut kinds = ErrorKind::ALL;
        kinds.sort();
        assert!(
            kinds.windows(2).all(|pair| pair[0].name() < pair[1].name()),
            "{kinds:?}"
        );
    }
}
