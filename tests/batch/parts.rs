//! Parts of a run on several machines.

use std::fs;

use crate::archive::{batch, folder, photos, retaken, sample, text, written};
use crate::program::shuzi;

#[test]
fn parts_come_out_as_the_whole_together_and_apart() {
    let folder = folder("parts");
    let photos = photos(&folder);
    for number in 0..70 {
        // Broken photos are read fast: there are more shards than one.
        fs::write(photos.join(format!("{number:02}.jpg")), retaken(b"\xff\xd8\xff", number)).unwrap();
    }
    fs::write(photos.join("again.jpg"), retaken(&sample("9-finished-cloth.jpg"), 1)).unwrap();
    let (whole, shared) = (folder.join("whole"), folder.join("shared"));
    let formats = ["--format", "jsonl,csv"];
    let part = |out: &std::path::Path, part: &str| {
        batch(&[&[text(&photos), "--out", text(out), "--shard", part], &formats[..]].concat())
    };
    batch(&[&[text(&photos), "--out", text(&whole)], &formats[..]].concat());

    // All parts in one folder.
    let first = part(&shared, "1/2");
    assert!(first.err.contains("shuzi merge"), "{}", first.err);
    let early = shuzi(&[&["merge", text(&shared)], &formats[..]].concat(), "");
    assert_eq!(early.status, 74);
    assert!(early.err.contains("photos have no rows yet"), "{}", early.err);
    part(&shared, "2/2");
    shuzi(&[&["merge", text(&shared)], &formats[..]].concat(), "");
    assert!(written(&whole) == written(&shared));

    // Each part in its own.
    let own = ["1/2", "2/2"].map(|name| {
        let out = folder.join(name.replace('/', "-of-"));
        part(&out, name);
        out
    });
    let merged = folder.join("merged");
    let run =
        shuzi(&[&["merge", text(&own[0]), text(&own[1]), "--out", text(&merged)], &formats[..]].concat(), "");
    assert!(run.out.contains("75 photos"), "{} {}", run.out, run.err);
    assert!(written(&whole) == written(&merged));
    for nonsense in ["0/2", "3/2", "2"] {
        assert_eq!(part(&shared, nonsense).status, 64);
    }
}
