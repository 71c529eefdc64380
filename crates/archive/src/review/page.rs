//! The review page: an HTML page that loads no other files than drawings.

use std::collections::BTreeMap;
use std::io;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use shuzi::language::Words;
use shuzi::report::base64;

use super::form::photo_article;
use super::{QueuedPhoto, ReviewQueue, UnreadPhoto};
use crate::html_page::page_head;

/// The style sheet of the page.
const STYLE: &str = include_str!("page.css");
/// The script of the page. It collects the answers of a person, and offers them as a file.
const SCRIPT: &str = include_str!("page.js");

/// The sentences that the script shows: the name in the script, and the name of the message.
const SCRIPT_SENTENCES: [(&str, &str); 4] = [
    ("collected", "review-collected"),
    ("collected_until_closed", "review-collected-until-closed"),
    ("count", "review-count"),
    ("put", "review-put"),
];

impl ReviewQueue {
    /// Formats the page in a language. `drawings` is the address of the folder of drawings relative
    /// to the page, such as `drawings/`.
    ///
    /// # Errors
    /// Returns an error if the values of a row contradict each other.
    pub fn to_html(&self, drawings: &str, words: &Words) -> io::Result<String> {
        let title = about_photos(words, "review-asked", self.asked.total());
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                (page_head(&title, &head_elements()))
                body data-sentences=(script_sentences(words)?) {
                    header { (self.overview(words)) }
                    main {
                        (self.asked_section(drawings, words)?)
                        (self.corrected_section(drawings, words)?)
                        (self.unread_section(words))
                    }
                    (another_point(words))
                    aside #collected hidden {
                        span #count {}
                        button #download type="button" { (words.say("review-download")) }
                    }
                    // At the end, because it works on the elements before it.
                    script { (PreEscaped(SCRIPT)) }
                }
            }
        };
        Ok(page.into_string())
    }

    fn overview(&self, words: &Words) -> Markup {
        let counts = [
            ("asked", self.asked.total().into()),
            ("corrected", self.corrected.total().into()),
            ("unread", self.unread_total().into()),
            ("exact", self.exact.into()),
        ];
        html! {
            h1 { (words.say("review-heading")) }
            p {
                (words.say_with("review-overview", &counts))
                @if self.missing > 0 { " " (about_photos(words, "review-not-done", self.missing)) }
            }
            p.small { (words.say("review-how")) }
            noscript { p.alert { (words.say("review-needs-script")) } }
        }
    }

    fn asked_section(&self, drawings: &str, words: &Words) -> io::Result<Markup> {
        Ok(html! {
            section aria-labelledby="asked" {
                h2 #asked { (about_photos(words, "review-asked", self.asked.total())) }
                @for photo in self.asked.iter() { (photo_article(photo, drawings, words)?) }
                @if self.asked.dropped_count() > 0 { p { (about_photos(words, "review-asked-more", self.asked.dropped_count())) } }
            }
        })
    }

    fn corrected_section(&self, drawings: &str, words: &Words) -> io::Result<Markup> {
        Ok(html! {
            @if self.corrected.total() > 0 {
                section aria-labelledby="corrected" {
                    h2 #corrected { (about_photos(words, "review-corrected", self.corrected.total())) }
                    @for photo in self.corrected.iter() { (collapsed_article(photo, drawings, words)?) }
                    @if self.corrected.dropped_count() > 0 { p { (about_photos(words, "review-more", self.corrected.dropped_count())) } }
                }
            }
        })
    }

    fn unread_section(&self, words: &Words) -> Markup {
        html! {
            @if !self.unread.is_empty() {
                section aria-labelledby="unread" {
                    h2 #unread { (about_photos(words, "review-unread", self.unread_total())) }
                    @for (kind, photos) in &self.unread {
                        details {
                            summary {
                                code { (kind.name()) }
                                " " (words.say_with("kind-of-error", &[("kind", kind.name().into())]))
                                " (" (about_photos(words, "photos", photos.total())) ")"
                            }
                            ul {
                                @for photo in photos.iter() { (unread_item(photo, words)) }
                                @if photos.dropped_count() > 0 { li { (about_photos(words, "review-more", photos.dropped_count())) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns the elements of the page's head after its title.
fn head_elements() -> Markup {
    html! {
        meta http-equiv="Content-Security-Policy" content=(content_security_policy());
        style { (PreEscaped(STYLE)) }
    }
}

/// Returns a message about a number of photos.
fn about_photos(words: &Words, message: &str, photos: usize) -> String {
    words.say_with(message, &[("photos", photos.into())])
}

/// Returns the sentences of the script as a JSON object. The script replaces `{name}` by values.
fn script_sentences(words: &Words) -> serde_json::Result<String> {
    let sentences: BTreeMap<&str, String> = SCRIPT_SENTENCES
        .into_iter()
        .map(|(name, message)| (name, words.template(message)))
        .collect();
    serde_json::to_string(&sentences)
}

/// Formats a photo without open questions as a single line, which opens to change the corrections.
fn collapsed_article(photo: &QueuedPhoto, drawings: &str, words: &Words) -> io::Result<Markup> {
    Ok(html! {
        details.photo { summary { (photo.name) } (photo_article(photo, drawings, words)?) }
    })
}

fn unread_item(photo: &UnreadPhoto, words: &Words) -> Markup {
    html! {
        li {
            b { (photo.name) }
            @for other in &photo.others { (words.say("between-points")) (other) }
            ": " (photo.message.say(words))
            br;
            span.small { (photo.hint.say(words)) }
        }
    }
}

/// Returns the template of a field for a point that no question is about. The script adds a copy of
/// it to a form.
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

/// Returns the policy of a page that is opened as a file: only its own style and script are
/// applied, even if the name of a photo contains HTML that was not escaped.
fn content_security_policy() -> String {
    let hash = |text: &str| base64::encode(&Sha256::digest(text.as_bytes()));
    format!(
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file:; style-src 'sha256-{}'; \
         script-src 'sha256-{}'",
        hash(STYLE),
        hash(SCRIPT)
    )
}
