//! Hostile JPEGs. The segments are those of ITU-T T.81, Annex B.

use super::{assert_outcomes, data, photo, read, refused};

/// Codes of segments.
const BASELINE_FRAME: u8 = 0xc0;
const PROGRESSIVE_FRAME: u8 = 0xc2;
const HUFFMAN_TABLES: u8 = 0xc4;
const SCAN: u8 = 0xda;
const QUANTIZATION_TABLES: u8 = 0xdb;
const NUMBER_OF_LINES: u8 = 0xdc;
const RESTART_INTERVAL: u8 = 0xdd;
const EXIF: u8 = 0xe1;
const PROFILE: u8 = 0xe2;
const COMMENT: u8 = 0xfe;

/// A JPEG in parts.
#[derive(Clone)]
struct Parts {
    /// Code and content of each segment up to the first scan's header.
    segments: Vec<(u8, Vec<u8>)>,
    /// All that follows.
    rest: Vec<u8>,
}

impl Parts {
    fn of(jpeg: &[u8]) -> Parts {
        let mut segments = Vec::new();
        let mut place = 2;
        loop {
            let code = jpeg[place + 1];
            let length = usize::from(u16::from_be_bytes([jpeg[place + 2], jpeg[place + 3]]));
            segments.push((code, jpeg[place + 4..place + 2 + length].to_vec()));
            place += 2 + length;
            if code == SCAN {
                let rest = jpeg[place..].to_vec();
                return Parts { segments, rest };
            }
        }
    }

    /// The photo's frame: precision, height, width, number of components, and three bytes for each.
    fn with_frame(edit: impl Fn(&mut Vec<u8>)) -> Vec<u8> {
        Parts::of(&photo()).edited(BASELINE_FRAME, edit)
    }

    fn edited(mut self, code: u8, edit: impl Fn(&mut Vec<u8>)) -> Vec<u8> {
        let segments = self.segments.iter_mut();
        segments
            .filter(|(other, _)| *other == code)
            .for_each(|(_, content)| edit(content));
        self.joined()
    }

    /// The photo with another code for its frame.
    fn with_frame_code(code: u8) -> Vec<u8> {
        let mut parts = Parts::of(&photo());
        for (other, _) in &mut parts.segments {
            if *other == BASELINE_FRAME {
                *other = code;
            }
        }
        parts.joined()
    }

    /// The photo without the segments of one code.
    fn without(code: u8) -> Vec<u8> {
        let mut parts = Parts::of(&photo());
        parts.segments.retain(|(other, _)| *other != code);
        parts.joined()
    }

    /// The photo with more segments before all others.
    fn with_first(segments: Vec<(u8, Vec<u8>)>) -> Vec<u8> {
        let mut parts = Parts::of(&photo());
        parts.segments.splice(0..0, segments);
        parts.joined()
    }

    /// The photo with a segment before the header of its scan.
    fn with_last(code: u8, content: Vec<u8>) -> Vec<u8> {
        let mut parts = Parts::of(&photo());
        parts
            .segments
            .insert(parts.segments.len() - 1, (code, content));
        parts.joined()
    }

    fn joined(&self) -> Vec<u8> {
        let mut jpeg = vec![0xff, 0xd8];
        for (code, content) in &self.segments {
            jpeg.extend(segment(*code, content));
        }
        jpeg.extend(&self.rest);
        jpeg
    }
}

fn segment(code: u8, content: &[u8]) -> Vec<u8> {
    let length = u16::try_from(content.len() + 2).unwrap().to_be_bytes();
    [&[0xff, code], &length[..], content].concat()
}

/// An EXIF segment with this TIFF in it: its header, and what follows the header.
fn exif(rest: &[u8]) -> (u8, Vec<u8>) {
    (EXIF, [b"Exif\0\0MM\0\x2a\0\0\0\x08", rest].concat())
}

/// An entry of a TIFF directory: tag, type, number of values, value.
fn entry(tag: u16, kind: u16, count: u32, value: u32) -> Vec<u8> {
    [
        &tag.to_be_bytes()[..],
        &kind.to_be_bytes(),
        &count.to_be_bytes(),
        &value.to_be_bytes(),
    ]
    .concat()
}

#[test]
fn frames_that_cannot_be_are_refused() {
    let set = |place: usize, values: &'static [u8]| {
        Parts::with_frame(move |frame| frame[place..place + values.len()].copy_from_slice(values))
    };
    assert_outcomes(
        "jpeg frames",
        vec![
            refused("65535 pixels wide and high", set(1, &[255; 4]), "too_large"),
            refused("no width", set(3, &[0, 0]), "unreadable"),
            refused("no height", set(1, &[0, 0]), "unreadable"),
            refused("255 components", set(5, &[255]), "unreadable"),
            refused("no components", set(5, &[0]), "unreadable"),
            refused("no sampling", set(7, &[0]), "unreadable"),
            refused("15 samples each way", set(7, &[0xff]), "unreadable"),
            refused("samples of 12 bits", set(0, &[12]), "unreadable"),
            refused("a table that is none", set(8, &[200]), "unreadable"),
            refused("twice as high as its scan", set(1, &[16, 0]), "unreadable"),
            refused("lossless", Parts::with_frame_code(0xc3), "unreadable"),
            refused("hierarchical", Parts::with_frame_code(0xc5), "unreadable"),
            refused("arithmetic", Parts::with_frame_code(0xc9), "unreadable"),
            refused(
                "progressive with a baseline scan",
                Parts::with_frame_code(PROGRESSIVE_FRAME),
                "unreadable",
            ),
            refused("no frame", Parts::without(BASELINE_FRAME), "unreadable"),
        ],
    );
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let all_ones = |table: &mut Vec<u8>| table[1..].fill(0xff);
    let all_zero = |table: &mut Vec<u8>| table[1..].fill(0);
    let photo = || Parts::of(&photo());
    assert_outcomes(
        "jpeg tables",
        vec![
            refused("no codes", Parts::without(HUFFMAN_TABLES), "unreadable"),
            refused(
                "more codes than there are",
                photo().edited(HUFFMAN_TABLES, all_ones),
                "unreadable",
            ),
            refused(
                "tables of no codes",
                photo().edited(HUFFMAN_TABLES, all_zero),
                "unreadable",
            ),
            refused(
                "nothing to multiply by",
                Parts::without(QUANTIZATION_TABLES),
                "unreadable",
            ),
            refused(
                "a restart after every block",
                Parts::with_last(RESTART_INTERVAL, vec![0, 1]),
                "unreadable",
            ),
            refused(
                "another number of lines",
                Parts::with_last(NUMBER_OF_LINES, vec![255, 255]),
                "unreadable",
            ),
        ],
    );
}

#[test]
fn segments_without_end_cost_little() {
    let comments = vec![(COMMENT, vec![]); 250_000];
    let long_comments = vec![(COMMENT, vec![b'x'; 65_533]); 15];
    let profile = |number: u8| {
        let mut part = [b"ICC_PROFILE\0".to_vec(), vec![number, 255]].concat();
        part.resize(65_533, 0);
        (PROFILE, part)
    };
    let profiles = (0..900).map(|number| profile((number % 255) as u8 + 1));
    let photo_bytes = photo();
    let (start, rest) = photo_bytes.split_at(2);
    let filled = [start, &[0xff; 1_000_000], rest].concat();
    assert_outcomes(
        "jpeg segments",
        vec![
            read("250,000 empty comments", Parts::with_first(comments)),
            read("long comments", Parts::with_first(long_comments)),
            read(
                "900 parts of a profile",
                Parts::with_first(profiles.collect()),
            ),
            read("fill bytes", filled),
            read("a tail of 900 kB", [photo(), vec![0x55; 900_000]].concat()),
            read("a second photo behind it", [photo(), photo()].concat()),
            refused("only its start", vec![0xff, 0xd8], "unsupported_format"),
            refused(
                "only comments",
                [vec![0xff, 0xd8], segment(COMMENT, b"").repeat(250_000)].concat(),
                "unreadable",
            ),
        ],
    );
}

#[test]
fn exif_that_leads_in_circles_is_left_alone() {
    let circle = [&[0, 1][..], &entry(0x8769, 4, 1, 8), &[0, 0, 0, 8]].concat();
    let many = [
        &[255, 255][..],
        &entry(0x010e, 2, u32::MAX, 8).repeat(5_000),
    ]
    .concat();
    let turned = [&[0, 1][..], &entry(0x0112, 3, 1, 200 << 16), &[0; 4]].concat();
    let far = [&[0, 1][..], &entry(0x010e, 2, 100, u32::MAX - 8), &[0; 4]].concat();
    let with_exif = |rest: &[u8]| Parts::with_first(vec![exif(rest)]);
    assert_outcomes(
        "jpeg exif",
        vec![
            read("a directory that leads to itself", with_exif(&circle)),
            read("65,535 entries of 4 GB", with_exif(&many)),
            read("an orientation that is none", with_exif(&turned)),
            read("a value beyond the file", with_exif(&far)),
            read("an empty directory", with_exif(&[0, 0])),
            read(
                "half a header",
                Parts::with_first(vec![(EXIF, b"Exif\0\0MM".to_vec())]),
            ),
        ],
    );
}

/// Components of the grey pictures below.
const COMPONENTS: u8 = 3;

/// The component of a scan, its first and last coefficient, and its bits: how many were left out so far,
/// and how many still are.
type ScanOfOne = [u8; 4];

/// Scans each of which refines one before it if it can.
fn refining(number: u8) -> Vec<ScanOfOne> {
    const MOST_BITS_LEFT_OUT: u8 = 13;
    let scan = |number: u8| {
        let bits = match (number / COMPONENTS) % (1 + MOST_BITS_LEFT_OUT) {
            0 => MOST_BITS_LEFT_OUT,
            finer => {
                let left_out = MOST_BITS_LEFT_OUT - finer;
                (left_out + 1) << 4 | left_out
            }
        };
        [1 + number % COMPONENTS, 1, 63, bits]
    };
    (0..number).map(scan).collect()
}

/// Scans of another coefficient each.
fn of_a_coefficient(number: u8) -> Vec<ScanOfOne> {
    let scan = |number: u8| {
        let coefficient = 1 + number / COMPONENTS;
        [1 + number % COMPONENTS, coefficient, coefficient, 0]
    };
    (0..number).map(scan).collect()
}

/// A grey picture in a first scan and in more. All of its bits are zero: the mean of a block takes one bit,
/// and fifteen bits say that nothing follows in the next 16,384 blocks. The picture has a multiple of eight
/// times as many, so that whole bytes are filled.
fn grey_in_scans(width: u16, height: u16, more: &[ScanOfOne]) -> Vec<u8> {
    const RUN_EXPONENT: u8 = 14;
    let blocks = usize::from(width / 8) * usize::from(height / 8);
    let runs = blocks >> RUN_EXPONENT;
    let size = [height, width].map(u16::to_be_bytes).concat();
    let components: Vec<u8> = (1..=COMPONENTS).flat_map(|id| [id, 0x11, 0]).collect();
    // A table with one code, of one bit.
    let table = |class: u8, value: u8| [&[class, 1][..], &[0; 15], &[value]].concat();
    let means: Vec<u8> = (1..=COMPONENTS).flat_map(|id| [id, 0]).collect();
    let mut jpeg = [
        vec![0xff, 0xd8],
        segment(QUANTIZATION_TABLES, &[&[0][..], &[1; 64]].concat()),
        segment(
            PROGRESSIVE_FRAME,
            &[&[8], &size[..], &[COMPONENTS], &components].concat(),
        ),
        segment(HUFFMAN_TABLES, &table(0, 0)),
        segment(HUFFMAN_TABLES, &table(0x10, RUN_EXPONENT << 4)),
        segment(SCAN, &[&[COMPONENTS], &means[..], &[0, 0, 0]].concat()),
        vec![0; blocks * usize::from(COMPONENTS) / 8],
    ]
    .concat();
    for scan in more {
        let &[component, first, last, bits] = scan;
        jpeg.extend(segment(SCAN, &[1, component, 0, first, last, bits]));
        jpeg.extend(vec![0; runs * (1 + usize::from(RUN_EXPONENT)) / 8]);
    }
    jpeg.extend([0xff, 0xd9]);
    jpeg
}

#[test]
fn scans_without_end_are_refused() {
    let progressive = data("progressive-board.jpg");
    let last = progressive
        .windows(2)
        .rposition(|pair| pair == [0xff, SCAN])
        .unwrap();
    let end = progressive.len() - 2;
    let scans = progressive[last..end].repeat(500);
    let repeated = [&progressive[..last], &scans, &progressive[end..]].concat();
    let whole = photo();
    let scan = whole
        .windows(2)
        .position(|pair| pair == [0xff, SCAN])
        .unwrap();
    let again = [&whole[..whole.len() - 2], &whole[scan..]].concat();
    assert_outcomes(
        "jpeg scans",
        vec![
            refused("500 scans more", repeated, "unreadable"),
            refused(
                "34 million pixels in 99 scans",
                grey_in_scans(8_192, 4_096, &refining(98)),
                "too_large",
            ),
            refused(
                "25 million pixels in 99 scans",
                grey_in_scans(8_192, 3_072, &refining(98)),
                "unreadable",
            ),
            // The most of this kind that are read.
            refused(
                "25 million pixels in 48 scans",
                grey_in_scans(8_192, 3_072, &refining(47)),
                "too_blurred",
            ),
            refused(
                "8 million pixels in 99 scans",
                grey_in_scans(4_096, 2_048, &refining(98)),
                "too_blurred",
            ),
            refused(
                "8 million pixels in 99 scans of a coefficient",
                grey_in_scans(4_096, 2_048, &of_a_coefficient(98)),
                "too_blurred",
            ),
            read("the same scan again", again),
        ],
    );
}
