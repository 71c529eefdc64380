//! Assets: manual pages and shell completions, laid out as below `/usr` and `/usr/local`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use crate::TaskError;

/// A file beside the program.
#[derive(Debug)]
pub struct Asset {
    /// Where it goes, below the folder that packages install to.
    pub path: PathBuf,
    /// What it holds.
    pub text: Vec<u8>,
}

/// Writes all assets below a folder, and returns their paths.
///
/// # Errors
/// [`TaskError::File`] for a file that cannot be written.
pub fn write(out: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let mut written = Vec::new();
    for asset in assets().map_err(|error| TaskError::File { path: out.to_owned(), error })? {
        let path = out.join(&asset.path);
        let folder = path.parent().unwrap_or(out);
        let stored = fs::create_dir_all(folder).and_then(|()| fs::write(&path, &asset.text));
        stored.map_err(|error| TaskError::File { path: path.clone(), error })?;
        written.push(path);
    }
    Ok(written)
}

/// Returns all assets of the program.
///
/// # Errors
/// Those of writing to memory: none.
pub fn assets() -> std::io::Result<Vec<Asset>> {
    let mut assets = completions();
    let mut program = shuzi_cli::command();
    program.build();
    add_manual_pages(&program, &mut assets)?;
    Ok(assets)
}

/// A completion script for each shell, under the name by which the shell finds it.
fn completions() -> Vec<Asset> {
    let places = [
        (Shell::Bash, "share/bash-completion/completions/shuzi"),
        (Shell::Zsh, "share/zsh/site-functions/_shuzi"),
        (Shell::Fish, "share/fish/vendor_completions.d/shuzi.fish"),
        (Shell::PowerShell, "share/shuzi/completions/_shuzi.ps1"),
        (Shell::Elvish, "share/shuzi/completions/shuzi.elv"),
    ];
    let completion = |(shell, place): (Shell, &str)| {
        let mut text = Vec::new();
        generate(shell, &mut shuzi_cli::command(), "shuzi", &mut text);
        Asset { path: place.into(), text }
    };
    places.into_iter().map(completion).collect()
}

/// The manual page of a command and of all below it: `shuzi.1`, `shuzi-count.1`. Hidden commands have none, and neither has
/// `help`, which prints what the pages say.
fn add_manual_pages(command: &Command, assets: &mut Vec<Asset>) -> std::io::Result<()> {
    let mut text = Vec::new();
    let page = Man::new(command.clone());
    page.render(&mut text)?;
    assets.push(Asset { path: Path::new("share/man/man1").join(page.get_filename()), text });
    let shown = |command: &&Command| !command.is_hide_set() && command.get_name() != "help";
    command.get_subcommands().filter(shown).try_for_each(|command| add_manual_pages(command, assets))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text<'a>(assets: &'a [Asset], place: &str) -> &'a str {
        let asset = assets.iter().find(|asset| asset.path == Path::new(place)).unwrap();
        std::str::from_utf8(&asset.text).unwrap()
    }

    #[test]
    fn every_command_has_a_page_that_names_its_options_and_its_exit_status() {
        let assets = assets().unwrap();
        let main = text(&assets, "share/man/man1/shuzi.1");
        for command in shuzi_cli::command().get_subcommands() {
            let name = command.get_name();
            let place = format!("share/man/man1/shuzi-{name}.1");
            if command.is_hide_set() {
                assert!(!assets.iter().any(|asset| asset.path == Path::new(&place)), "{name} is hidden");
                continue;
            }
            assert!(
                main.contains(&format!("shuzi\\-{}(1)", name.replace('-', "\\-"))),
                "{name} is not in {main}"
            );
            let page = text(&assets, &place);
            for option in command.get_arguments().filter_map(|argument| argument.get_long()) {
                assert!(page.contains(&option.replace('-', "\\-")), "{name} --{option}");
            }
        }
        assert!(main.contains("Exit status") && main.contains("74"), "{main}");
    }

    #[test]
    fn completions_know_commands_options_and_values() {
        let assets = assets().unwrap();
        for place in [
            "share/bash-completion/completions/shuzi",
            "share/zsh/site-functions/_shuzi",
            "share/fish/vendor_completions.d/shuzi.fish",
            "share/shuzi/completions/_shuzi.ps1",
            "share/shuzi/completions/shuzi.elv",
        ] {
            let script = text(&assets, place);
            for word in ["count", "verify", "batch", "overlay", "komi", "color"] {
                assert!(script.contains(word), "{place}: {word}");
            }
        }
        let bash = text(&assets, "share/bash-completion/completions/shuzi");
        assert!(bash.contains("auto always never") && bash.contains("text json sgf"));
    }
}
