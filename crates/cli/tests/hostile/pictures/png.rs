//! Hostile PNGs. The chunks are those of the PNG specification, third edition.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::{assert_outcomes, refused};

/// Bytes of which compressed metadata is made.
const INFLATED_BYTES: usize = 500_000_000;

/// Types of colour, as a header states them.
const GREY: u8 = 0;
const COLORS: u8 = 2;
const PALETTE: u8 = 3;
const COLORS_AND_OPACITY: u8 = 6;

/// What the header of a PNG states.
#[derive(Clone, Copy)]
struct Header {
    width: u32,
    height: u32,
    depth: u8,
    color_type: u8,
    is_interlaced: bool,
}

impl Header {
    const fn new(width: u32, height: u32, color_type: u8, depth: u8) -> Header {
        Header {
            width,
            height,
            depth,
            color_type,
            is_interlaced: false,
        }
    }

    fn chunk(self) -> Vec<u8> {
        let mut content = [self.width, self.height].map(u32::to_be_bytes).concat();
        content.extend([
            self.depth,
            self.color_type,
            0,
            0,
            u8::from(self.is_interlaced),
        ]);
        chunk(b"IHDR", &content)
    }

    /// Bytes of the picture before they are compressed.
    fn bytes(self) -> usize {
        let samples = match self.color_type {
            COLORS => 3,
            COLORS_AND_OPACITY => 4,
            _ => 1,
        };
        let bits = self.width as usize * samples * usize::from(self.depth);
        (1 + bits.div_ceil(8)) * self.height as usize
    }

    /// A black picture with these chunks before its pixels.
    fn picture(self, chunks: &[Vec<u8>]) -> Vec<u8> {
        let pixels = chunk(b"IDAT", &deflate_zeros(self.bytes()));
        self.file(&[chunks, &[pixels]].concat())
    }

    /// A file with these chunks.
    fn file(self, chunks: &[Vec<u8>]) -> Vec<u8> {
        [
            b"\x89PNG\r\n\x1a\n".to_vec(),
            self.chunk(),
            chunks.concat(),
            chunk(b"IEND", &[]),
        ]
        .concat()
    }
}

/// A picture in which nothing is to be seen.
const SMALL: Header = Header::new(300, 300, COLORS, 8);

/// Compresses this many zeros.
fn deflate_zeros(length: usize) -> Vec<u8> {
    const PIECE: usize = 1_000_000;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    for start in (0..length).step_by(PIECE) {
        let piece = vec![0; PIECE.min(length - start)];
        encoder.write_all(&piece).unwrap();
    }
    encoder.finish().unwrap()
}

fn chunk(name: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let mut checksum = flate2::Crc::new();
    checksum.update(name);
    checksum.update(content);
    let length = (content.len() as u32).to_be_bytes();
    [&length, &name[..], content, &checksum.sum().to_be_bytes()].concat()
}

#[test]
fn compressed_metadata_is_not_inflated_beyond_measure() {
    let zeros = deflate_zeros(INFLATED_BYTES);
    let with_metadata = |name: &[u8; 4], start: &[u8]| {
        let metadata = chunk(name, &[start, &zeros].concat());
        let picture = SMALL.picture(&[metadata.clone(), metadata]);
        assert!(picture.len() < 2_000_000);
        picture
    };
    let profile = with_metadata(b"iCCP", b"profile\0\0");
    let text = with_metadata(b"zTXt", b"Comment\0\0");
    let translated = with_metadata(b"iTXt", b"Comment\0\x01\0\0\0");
    assert_outcomes(
        "png metadata",
        vec![
            refused("a profile of 500 MB", profile, "no_board"),
            refused("a text of 500 MB", text, "no_board"),
            refused("a translated text of 500 MB", translated, "no_board"),
        ],
    );
}

#[test]
fn pixels_of_many_bytes_are_refused_or_converted_row_by_row() {
    let picture = |width, height, color_type, depth| {
        let picture = Header::new(width, height, color_type, depth).picture(&[]);
        assert!(picture.len() < 2_000_000);
        picture
    };
    let interlaced = Header {
        is_interlaced: true,
        ..Header::new(10_000, 12_000, COLORS_AND_OPACITY, 16)
    };
    assert_outcomes(
        "png pixels",
        vec![
            refused(
                "120 million of 8 bytes",
                picture(10_000, 12_000, COLORS_AND_OPACITY, 16),
                "too_large",
            ),
            // The most of this kind that are read.
            refused(
                "12 million of 8 bytes",
                picture(3_000, 4_000, COLORS_AND_OPACITY, 16),
                "too_blurred",
            ),
            refused(
                "48 million of a bit",
                picture(6_000, 8_000, GREY, 1),
                "too_large",
            ),
            refused(
                "63 million of 6 bytes",
                picture(7_000, 9_000, COLORS, 16),
                "too_large",
            ),
            refused(
                "120 million of 8 bytes in seven passes",
                interlaced.file(&[chunk(b"IDAT", b"")]),
                "too_large",
            ),
            refused(
                "a line of 30 million of a bit",
                picture(30_000_000, 1, GREY, 1),
                "too_small",
            ),
            refused(
                "100,000 rows of 100 pixels",
                picture(100, 100_000, GREY, 8),
                "no_board",
            ),
        ],
    );
}

#[test]
fn headers_that_cannot_be_are_refused() {
    let nothing = [chunk(b"IDAT", &deflate_zeros(10))];
    let file = |header: Header| header.file(&nothing);
    let mut without_header = SMALL.picture(&[]);
    without_header.drain(8..33);
    assert_outcomes(
        "png headers",
        vec![
            refused(
                "100,000 pixels wide and high",
                file(Header::new(100_000, 100_000, COLORS, 8)),
                "too_large",
            ),
            refused(
                "as wide as a number can say",
                file(Header::new(u32::MAX, u32::MAX, COLORS, 8)),
                "too_large",
            ),
            refused(
                "no width",
                file(Header::new(0, 300, COLORS, 8)),
                "unreadable",
            ),
            refused("3 bits", file(Header::new(300, 300, GREY, 3)), "unreadable"),
            refused(
                "colour type 5",
                file(Header::new(300, 300, 5, 8)),
                "unreadable",
            ),
            refused("no header", without_header, "unreadable"),
            refused("too few pixels", file(SMALL), "unreadable"),
        ],
    );
}

#[test]
fn chunks_that_cannot_be_are_refused() {
    let compressed = deflate_zeros(SMALL.bytes());
    let pieces: Vec<Vec<u8>> = compressed
        .chunks(1)
        .map(|byte| [chunk(b"IDAT", byte), chunk(b"IDAT", b"").repeat(150)].concat())
        .collect();
    let much = [chunk(b"IDAT", &deflate_zeros(INFLATED_BYTES))];
    let frames = chunk(b"acTL", &[0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    let mut wrong_sum = SMALL.picture(&[]);
    let end_of_pixels = wrong_sum.len() - 13;
    wrong_sum[end_of_pixels] ^= 1;
    let mut long_chunk = SMALL.picture(&[]);
    long_chunk[33..37].fill(0xff);
    let palette = Header::new(300, 300, PALETTE, 8);
    let texts = vec![chunk(b"tEXt", b"a\0b"); 60_000];
    assert_outcomes(
        "png chunks",
        vec![
            refused("pixels in tiny chunks", SMALL.file(&pieces), "no_board"),
            refused("500 MB for 0.3 MB of pixels", SMALL.file(&much), "no_board"),
            refused("4 billion frames", SMALL.picture(&[frames]), "no_board"),
            refused("60,000 texts", SMALL.picture(&texts), "no_board"),
            refused("a wrong checksum", wrong_sum, "unreadable"),
            refused("a chunk of 4 GB", long_chunk, "unreadable"),
            refused("no palette", palette.picture(&[]), "unreadable"),
            refused(
                "a palette without the colour",
                palette.picture(&[chunk(b"PLTE", &[])]),
                "unreadable",
            ),
        ],
    );
}
