//! Manual pages and shell completions, in the layout of `/usr` and `/usr/local`.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use crate::TaskError;

/// A file that packages install with the program.
#[derive(Debug)]
pub struct Asset {
    /// Its path below the folder that packages install to.
    pub path: PathBuf,
    /// Its content.
    pub text: Vec<u8>,
}

/// Writes all assets below a folder, and returns their paths.
///
/// # Errors
/// [`TaskError::File`] for a file that cannot be written.
pub fn write(out: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let mut written = Vec::new();
    for asset in generate_assets().map_err(|error| TaskError::File {
        path: out.to_owned(),
        error,
    })? {
        let path = out.join(&asset.path);
        let folder = path.parent().unwrap_or(out);
        let stored = fs::create_dir_all(folder).and_then(|()| fs::write(&path, &asset.text));
        stored.map_err(|error| TaskError::File {
            path: path.clone(),
            error,
        })?;
        written.push(path);
    }
    Ok(written)
}

/// Returns all assets of the program.
///
/// # Errors
/// The errors of writing to memory, which do not occur.
pub fn generate_assets() -> std::io::Result<Vec<Asset>> {
    let mut assets = generate_completions();
    let mut program = shuzi_cli::command();
    program.build();
    add_manual_pages(&program, &mut assets)?;
    Ok(assets)
}

/// Returns a completion script for each shell, with the name under which the shell finds it.
fn generate_completions() -> Vec<Asset> {
    let places = [
        (Shell::Bash, "share/bash-completion/completions/shuzi"),
        (Shell::Zsh, "share/zsh/site-functions/_shuzi"),
        (Shell::Fish, "share/fish/vendor_completions.d/shuzi.fish"),
        (Shell::PowerShell, "share/shuzi/completions/_shuzi.ps1"),
        (Shell::Elvish, "share/shuzi/completions/shuzi.elv"),
    ];
    let mut assets = Vec::new();
    for (shell, place) in places {
        let mut text = Vec::new();
        generate(shell, &mut shuzi_cli::command(), "shuzi", &mut text);
        assets.push(Asset {
            path: place.into(),
            text,
        });
    }
    assets
}

/// Adds the manual pages of a command and of its subcommands: `shuzi.1`, `shuzi-count.1` and so on.
/// Hidden commands have none, and neither has `help`, which prints what the pages say.
fn add_manual_pages(command: &Command, assets: &mut Vec<Asset>) -> std::io::Result<()> {
    let mut text = Vec::new();
    let page = Man::new(command.clone());
    page.render(&mut text)?;
    assets.push(Asset {
        path: Path::new("share/man/man1").join(page.get_filename()),
        text,
    });
    for subcommand in command.get_subcommands() {
        if !subcommand.is_hide_set() && subcommand.get_name() != "help" {
            add_manual_pages(subcommand, assets)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text<'a>(assets: &'a [Asset], place: &str) -> &'a str {
        let asset = assets
            .iter()
            .find(|asset| asset.path == Path::new(place))
            .unwrap();
        std::str::from_utf8(&asset.text).unwrap()
    }

    #[test]
    fn every_command_has_a_page_that_names_its_options_and_its_exit_status() {
        let assets = generate_assets().unwrap();
        let main = text(&assets, "share/man/man1/shuzi.1");
        for command in shuzi_cli::command().get_subcommands() {
            let name = command.get_name();
            let place = format!("share/man/man1/shuzi-{name}.1");
            if command.is_hide_set() {
                assert!(
                    !assets.iter().any(|asset| asset.path == Path::new(&place)),
                    "{name} is hidden"
                );
                continue;
            }
            assert!(
                main.contains(&format!("shuzi\\-{}(1)", name.replace('-', "\\-"))),
                "{name} is not in {main}"
            );
            let page = text(&assets, &place);
            for option in command
                .get_arguments()
                .filter_map(|argument| argument.get_long())
            {
                assert!(
                    page.contains(&option.replace('-', "\\-")),
                    "{name} --{option}"
                );
            }
        }
        assert!(
            main.contains("Exit status") && main.contains("74"),
            "{main}"
        );
    }

    #[test]
    fn completions_know_commands_options_and_values() {
        let assets = generate_assets().unwrap();
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
