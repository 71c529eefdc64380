//! The page of what needs a person: one HTML file that fetches nothing but drawings.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use crate::report::base64;

use super::form::article;
use super::{Gathered, Reviewed, Unread};

/// What the page looks like.
pub const STYLE: &str = include_str!("page.css");
/// What it does: it collects what a person says, and sends it or gives it as a file.
pub const SCRIPT: &str = include_str!("page.js");

/// Where the page is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face<'a> {
    /// As a file, with everything in it but the drawings.
    File {
        /// Before a drawing's place in the folder of drawings, as an address: `drawings/`.
        drawings: &'a str,
    },
    /// From a server that hands out `review/page.css`, `review/page.js` and `review/drawings/….jpg`, and takes
    /// `review/corrections`.
    Served,
}

impl Gathered {
    /// The page.
    pub fn page(&self, face: Face) -> String {
        let is_served = face == Face::Served;
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { "shuzi: " (photos(self.asked.all())) " to look at" }
                    @if is_served {
                        link rel="stylesheet" href="review/page.css";
                        script src="review/page.js" defer {}
                        // There is none; browsers would ask.
                        link rel="icon" href="data:,";
                    } @else {
                        meta http-equiv="Content-Security-Policy" content=(policy());
                        style { (PreEscaped(STYLE)) }
                    }
                }
                body data-served[is_served] {
                    header { (self.overview()) }
                    main {
                        (self.asked(face))
                        (self.corrected(face))
                        (self.unread())
                    }
                    (another_point())
                    @if !is_served {
                        aside #collected hidden {
                            span #count {}
                            button #download type="button" { "Download corrections" }
                        }
                        // Behind what it works on.
                        script { (PreEscaped(SCRIPT)) }
                    }
                }
            }
        };
        page.into_string()
    }

    fn overview(&self) -> Markup {
        html! {
            h1 { "What needs a person" }
            p {
                (photos(self.asked.all())) " to look at, those first on which most hangs. "
                (self.corrected.all()) " corrected, " (self.all_unread()) " without a position, "
                (self.exact) " that need nobody."
                @if self.missing > 0 { " " (self.missing) " were not looked at yet: the run is not done." }
            }
            p.small {
                "Drawn over each photo: the grid (blue), black stones (green rings), white stones (pink rings), points and \
                 groups asked about (yellow, with their names). Choose what is so and save it, all of a photo at once. What \
                 you leave open stays a question. The photos' tables change with the next "
                code { "shuzi merge" } "."
            }
            noscript { p.alert { "Without JavaScript nothing can be saved here." } }
        }
    }

    fn asked(&self, face: Face) -> Markup {
        html! {
            section aria-labelledby="asked" {
                h2 #asked { "To look at: " (self.asked.all()) }
                @for reviewed in self.asked.iter() { (article(reviewed, face)) }
                @if self.asked.more() > 0 {
                    p { (photos(self.asked.more())) " more: they are shown when the page is made again after these." }
                }
            }
        }
    }

    fn corrected(&self, face: Face) -> Markup {
        html! {
            @if self.corrected.all() > 0 {
                section aria-labelledby="corrected" {
                    h2 #corrected { "Corrected: " (self.corrected.all()) }
                    @for reviewed in self.corrected.iter() { (folded(reviewed, face)) }
                    @if self.corrected.more() > 0 { p { (photos(self.corrected.more())) " more." } }
                }
            }
        }
    }

    fn unread(&self) -> Markup {
        html! {
            @if !self.unread.is_empty() {
                section aria-labelledby="unread" {
                    h2 #unread { "Without a position: " (self.all_unread()) }
                    @for (kind, unread) in &self.unread {
                        details {
                            summary { code { (kind) } " " (photos(unread.all())) }
                            ul {
                                @for one in unread.iter() { (unread_photo(one)) }
                                @if unread.more() > 0 { li { (photos(unread.more())) " more" } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A photo that is done with takes up one line until somebody wants to change it.
fn folded(reviewed: &Reviewed, face: Face) -> Markup {
    html! {
        details.photo { summary { (reviewed.name) } (article(reviewed, face)) }
    }
}

fn unread_photo(unread: &Unread) -> Markup {
    html! {
        li {
            b { (unread.name) }
            @for other in &unread.others { ", " (other) }
            ": " (unread.message) ". "
            span.small { (unread.hint) }
        }
    }
}

/// What a form is added where a person knows of a point that was not asked about.
fn another_point() -> Markup {
    html! {
        template #another {
            fieldset data-another {
                legend { "Another point" }
                label { "Point " input name="another" size="4" maxlength="3" required placeholder="Q16"
                    autocomplete="off" autocapitalize="characters" pattern="[A-HJ-Za-hj-z][0-9]{1,2}"; }
                " "
                label { "There is " select {
                    option value="black" { "a black stone" }
                    option value="white" { "a white stone" }
                    option value="empty" { "no stone" }
                    option value="dead" { "a dead group" }
                    option value="alive" { "a living group" }
                } }
                " "
                button.remove type="button" { "Remove" }
            }
        }
    }
}

pub(super) fn photos(number: usize) -> String {
    if number == 1 { "1 photo".to_owned() } else { format!("{number} photos") }
}

/// Nothing but what the page brings itself runs in it, whatever photos are called.
fn policy() -> String {
    let hash = |text: &str| base64::encode(&Sha256::digest(text.as_bytes()));
    format!(
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file:; style-src 'sha256-{}'; \
         script-src 'sha256-{}'",
        hash(STYLE),
        hash(SCRIPT)
    )
}
