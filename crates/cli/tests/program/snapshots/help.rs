//! The help of every command, as a build with the default features prints it.

use super::assert_text;
use crate::support::shuzi;

#[test]
fn help_of_every_command() {
    assert_text("help", &shuzi(&["--help"], "").out);
    let program = shuzi_cli::command();
    for command in program
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
    {
        let name = command.get_name();
        assert_text(&format!("help-{name}"), &shuzi(&[name, "--help"], "").out);
    }
}
