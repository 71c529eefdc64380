//! Finds the glyph and the font for a character. `fonts/README.md` describes the origin of the
//! fonts.

use std::io::Read;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use read_fonts::tables::cmap::Cmap;
use read_fonts::tables::hmtx::Hmtx;
use read_fonts::{FontRef, ReadError, TableProvider};

use shuzi::language::Language;

/// A font file of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Font {
    /// Noto Sans.
    Regular,
    /// Noto Sans Bold.
    Bold,
    /// Noto Sans Math: arrows and signs that Noto Sans lacks.
    Signs,
    /// Noto Sans CJK. Its faces share their glyphs.
    Cjk,
}

/// The forms that characters have in a region, each a face of Noto Sans CJK. The values are the
/// faces' numbers in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RegionalForms {
    /// The forms of Japan, including traditional Chinese characters.
    Japanese = 0,
    /// The forms of Korea.
    Korean = 1,
    /// The forms of mainland China, with simplified characters.
    Chinese = 2,
}

/// A glyph and its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Glyph {
    /// The font of the glyph.
    pub font: Font,
    /// The number of the glyph in the font.
    pub id: u16,
    /// The width of the glyph, in ems.
    pub advance: f32,
}

/// The data of a face that typesetting and the description of the font need. Lengths are in units
/// of the face.
pub(super) struct FontFace {
    characters: Cmap<'static>,
    advances: Hmtx<'static>,
    /// Number of units per em.
    pub units_per_em: u16,
    /// The box around all glyphs: left, lower, right, upper.
    pub bounding_box: [i16; 4],
    /// Height of letters above the baseline.
    pub ascender: i16,
    /// Depth of letters below the baseline, negative.
    pub descender: i16,
}

impl FontFace {
    fn read(font: &'static [u8], index: u32) -> Result<FontFace, ReadError> {
        let face = FontRef::from_index(font, index)?;
        let (head, heights) = (face.head()?, face.hhea()?);
        Ok(FontFace {
            characters: face.cmap()?,
            advances: face.hmtx()?,
            units_per_em: head.units_per_em(),
            bounding_box: [head.x_min(), head.y_min(), head.x_max(), head.y_max()],
            ascender: heights.ascender().to_i16(),
            descender: heights.descender().to_i16(),
        })
    }
}

/// A font file, unpacked.
struct FontFile {
    bytes: Vec<u8>,
}

static REGULAR: LazyLock<FontFile> =
    LazyLock::new(|| FontFile::unpack(include_bytes!("../../../fonts/NotoSans-Regular.ttf.gz")));
static BOLD: LazyLock<FontFile> =
    LazyLock::new(|| FontFile::unpack(include_bytes!("../../../fonts/NotoSans-Bold.ttf.gz")));
static SIGNS: LazyLock<FontFile> = LazyLock::new(|| {
    FontFile::unpack(include_bytes!("../../../fonts/NotoSansMath-Regular.ttf.gz"))
});
static CJK: LazyLock<FontFile> =
    LazyLock::new(|| FontFile::unpack(include_bytes!("../../../fonts/NotoSansCJK-Regular.ttc.gz")));

type FontFaces = [Option<FontFace>; 3];
static REGULAR_FACE: LazyLock<FontFaces> = LazyLock::new(|| REGULAR.read_faces());
static BOLD_FACE: LazyLock<FontFaces> = LazyLock::new(|| BOLD.read_faces());
static SIGNS_FACE: LazyLock<FontFaces> = LazyLock::new(|| SIGNS.read_faces());
static CJK_FACES: LazyLock<FontFaces> = LazyLock::new(|| CJK.read_faces());

impl FontFile {
    fn unpack(packed: &[u8]) -> FontFile {
        let mut bytes = Vec::new();
        // A damaged font has no glyphs; a test makes sure that none is.
        let _ = GzDecoder::new(packed).read_to_end(&mut bytes);
        FontFile { bytes }
    }

    fn read_faces(&'static self) -> FontFaces {
        [0, 1, 2].map(|index| FontFace::read(&self.bytes, index).ok())
    }
}

impl Font {
    /// Returns the font file.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Font::Regular => &REGULAR.bytes,
            Font::Bold => &BOLD.bytes,
            Font::Signs => &SIGNS.bytes,
            Font::Cjk => &CJK.bytes,
        }
    }

    /// Returns a face of the font. All but [`Font::Cjk`] have only one.
    pub fn face(self, forms: RegionalForms) -> Option<&'static FontFace> {
        match self {
            Font::Regular => REGULAR_FACE[0].as_ref(),
            Font::Bold => BOLD_FACE[0].as_ref(),
            Font::Signs => SIGNS_FACE[0].as_ref(),
            Font::Cjk => CJK_FACES[forms as usize].as_ref(),
        }
    }

    /// Returns the font's glyph for a character, if it has one.
    pub fn glyph(self, forms: RegionalForms, symbol: char) -> Option<Glyph> {
        let face = self.face(forms)?;
        let id = face.characters.map_codepoint(symbol)?;
        let advance = f32::from(face.advances.advance(id)?) / f32::from(face.units_per_em);
        Some(Glyph {
            font: self,
            id: u16::try_from(id.to_u32()).ok()?,
            advance,
        })
    }
}

impl RegionalForms {
    /// Returns all forms, beginning with those that readers of a language expect.
    pub fn by_preference(language: Language) -> [RegionalForms; 3] {
        match language {
            Language::Japanese => [
                RegionalForms::Japanese,
                RegionalForms::Chinese,
                RegionalForms::Korean,
            ],
            Language::Korean => [
                RegionalForms::Korean,
                RegionalForms::Japanese,
                RegionalForms::Chinese,
            ],
            _ => [
                RegionalForms::Chinese,
                RegionalForms::Japanese,
                RegionalForms::Korean,
            ],
        }
    }

    /// Returns the number of the face in a font's file.
    pub fn index_in(self, font: Font) -> u32 {
        if font == Font::Cjk { self as u32 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_is_sound() {
        for font in [Font::Regular, Font::Bold, Font::Signs] {
            assert!(
                font.glyph(RegionalForms::Chinese, '−').is_some() || font != Font::Signs,
                "{font:?}"
            );
            assert!(font.face(RegionalForms::Chinese).is_some(), "{font:?}");
        }
        for forms in [
            RegionalForms::Japanese,
            RegionalForms::Korean,
            RegionalForms::Chinese,
        ] {
            assert!(Font::Cjk.glyph(forms, '。').is_some(), "{forms:?}");
        }
        let form = |forms| Font::Cjk.glyph(forms, '直').map(|glyph| glyph.id);
        assert_ne!(form(RegionalForms::Japanese), form(RegionalForms::Chinese));
    }
}
