//! `shuzi batch` and `shuzi merge`, run as archivists run them: nothing is lost, whatever happens.

mod archive;
mod broken;
mod games;
mod going_on;
mod languages;
mod parts;
mod tables;
