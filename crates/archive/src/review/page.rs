//! The page of what needs a person: one HTML file that fetches nothing but drawings.

use std::collections::BTreeMap;
use std::io;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use shuzi::language::Words;
use shuzi::report::base64;

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

/// Sentences that the script shows, by the names that it has for them.
const SCRIPT_SENTENCES: [(&str, &str); 7] = [
    ("kept", "review-kept"),
    ("not_kept", "review-not-kept"),
    ("no_server", "review-no-server"),
    ("collected", "review-collected"),
    ("collected_until_closed", "review-collected-until-closed"),
    ("count", "review-count"),
    ("put", "review-put"),
];

impl Gathered {
    /// Returns the page in a language.
    ///
    /// # Errors
    /// When what was read of a photo does not fit together.
    pub fn page(&self, face: Face, words: &Words) -> io::Result<String> {
        let is_served = face == Face::Served;
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { "shuzi: " (number(words, "review-asked", self.asked.all())) }
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
                body data-served[is_served] data-sentences=(sentences(words)?) {
                    header { (self.overview(words)) }
                    main {
                        (self.asked(face, words)?)
                        (self.corrected(face, words)?)
                        (self.unread(words))
                    }
                    (another_point(words))
                    @if !is_served {
                        aside #collected hidden {
                            span #count {}
                            button #download type="button" { (words.say("review-download")) }
                        }
                        // Behind what it works on.
                        script { (PreEscaped(SCRIPT)) }
                    }
                }
            }
        };
        Ok(page.into_string())
    }

    fn overview(&self, words: &Words) -> Markup {
        let counts = [
            ("asked", self.asked.all().into()),
            ("corrected", self.corrected.all().into()),
            ("unread", self.all_unread().into()),
            ("exact", self.exact.into()),
        ];
        html! {
            h1 { (words.say("review-heading")) }
            p {
                (words.say_with("review-overview", &counts))
                @if self.missing > 0 { " " (number(words, "review-not-done", self.missing)) }
            }
            p.small { (words.say("review-how")) }
            noscript { p.alert { (words.say("review-needs-script")) } }
        }
    }

    fn asked(&self, face: Face, words: &Words) -> io::Result<Markup> {
        Ok(html! {
            section aria-labelledby="asked" {
                h2 #asked { (number(words, "review-asked", self.asked.all())) }
                @for reviewed in self.asked.iter() { (article(reviewed, face, words)?) }
                @if self.asked.more() > 0 { p { (number(words, "review-asked-more", self.asked.more())) } }
            }
        })
    }

    fn corrected(&self, face: Face, words: &Words) -> io::Result<Markup> {
        Ok(html! {
            @if self.corrected.all() > 0 {
                section aria-labelledby="corrected" {
                    h2 #corrected { (number(words, "review-corrected", self.corrected.all())) }
                    @for reviewed in self.corrected.iter() { (folded(reviewed, face, words)?) }
                    @if self.corrected.more() > 0 { p { (number(words, "review-more", self.corrected.more())) } }
                }
            }
        })
    }

    fn unread(&self, words: &Words) -> Markup {
        html! {
            @if !self.unread.is_empty() {
                section aria-labelledby="unread" {
                    h2 #unread { (number(words, "review-unread", self.all_unread())) }
                    @for (kind, unread) in &self.unread {
                        details {
                            summary {
                                code { (kind) }
                                " " (words.say_with("kind-of-error", &[("kind", kind.as_str().into())]))
                                " (" (number(words, "photos", unread.all())) ")"
                            }
                            ul {
                                @for one in unread.iter() { (unread_photo(one, words)) }
                                @if unread.more() > 0 { li { (number(words, "review-more", unread.more())) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A message about so many photos.
fn number(words: &Words, message: &str, photos: usize) -> String {
    words.say_with(message, &[("photos", photos.into())])
}

/// What the script says, as JSON. What it fills in stands as `{name}`.
fn sentences(words: &Words) -> serde_json::Result<String> {
    let sentences: BTreeMap<&str, String> =
        SCRIPT_SENTENCES.into_iter().map(|(name, message)| (name, words.template(message))).collect();
    serde_json::to_string(&sentences)
}

/// A photo that is done with takes up one line until somebody wants to change it.
fn folded(reviewed: &Reviewed, face: Face, words: &Words) -> io::Result<Markup> {
    Ok(html! {
        details.photo { summary { (reviewed.name) } (article(reviewed, face, words)?) }
    })
}

fn unread_photo(unread: &Unread, words: &Words) -> Markup {
    html! {
        li {
            b { (unread.name) }
            @for other in &unread.others { (words.say("between-points")) (other) }
            ": " (unread.message.say(words))
            br;
            span.small { (unread.hint.say(words)) }
        }
    }
}

/// What a form is added where a person knows of a point that was not asked about.
fn another_point(words: &Words) -> Markup {
    let choices = [
        ("black", "review-a-black-stone"),
        ("white", "review-a-white-stone"),
        ("empty", "review-no-stone"),
        ("dead", "review-a-dead-group"),
        ("alive", "review-a-living-group"),
    ];
    html! {
        template #another {
            fieldset data-another {
                legend { (words.say("review-another-point")) }
                label { (words.say("column-point")) " " input name="another" size="4" maxlength="3" required placeholder="Q16"
                    autocomplete="off" autocapitalize="characters" pattern="[A-HJ-Za-hj-z][0-9]{1,2}"; }
                " "
                label { (words.say("review-there-is")) " " select {
                    @for (value, message) in choices { option value=(value) { (words.say(message)) } }
                } }
                " "
                button.remove type="button" { (words.say("review-remove")) }
            }
        }
    }
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
