//! Fonts: which glyph of which font stands for a character. `fonts/README.md` tells where they come from.

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

/// A face of Noto Sans CJK: the forms of one country. The numbers are those in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forms {
    /// Japanese, and the traditional Chinese characters.
    Japanese = 0,
    /// Korean.
    Korean = 1,
    /// Simplified Chinese.
    Chinese = 2,
}

/// A glyph and its width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Glyph {
    /// Whose glyph it is.
    pub font: Font,
    /// Its number in the font.
    pub id: u16,
    /// Its width, in ems.
    pub advance: f32,
}

/// What setting text and describing a font need of one of its faces. Lengths are in its own units.
pub(super) struct Face {
    characters: Cmap<'static>,
    advances: Hmtx<'static>,
    /// Units of an em.
    pub units_per_em: u16,
    /// The box around all glyphs: left, lower, right, upper.
    pub bounding_box: [i16; 4],
    /// How far letters reach above the baseline.
    pub ascender: i16,
    /// How far they reach below it, less than zero.
    pub descender: i16,
}

impl Face {
    fn read(font: &'static [u8], index: u32) -> Result<Face, ReadError> {
        let face = FontRef::from_index(font, index)?;
        let (head, heights) = (face.head()?, face.hhea()?);
        Ok(Face {
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
struct Unpacked {
    bytes: Vec<u8>,
}

static REGULAR: LazyLock<Unpacked> =
    LazyLock::new(|| Unpacked::of(include_bytes!("../../../fonts/NotoSans-Regular.ttf.gz")));
static BOLD: LazyLock<Unpacked> =
    LazyLock::new(|| Unpacked::of(include_bytes!("../../../fonts/NotoSans-Bold.ttf.gz")));
static SIGNS: LazyLock<Unpacked> =
    LazyLock::new(|| Unpacked::of(include_bytes!("../../../fonts/NotoSansMath-Regular.ttf.gz")));
static CJK: LazyLock<Unpacked> =
    LazyLock::new(|| Unpacked::of(include_bytes!("../../../fonts/NotoSansCJK-Regular.ttc.gz")));

type Faces = [Option<Face>; 3];
static REGULAR_FACE: LazyLock<Faces> = LazyLock::new(|| REGULAR.faces());
static BOLD_FACE: LazyLock<Faces> = LazyLock::new(|| BOLD.faces());
static SIGNS_FACE: LazyLock<Faces> = LazyLock::new(|| SIGNS.faces());
static CJK_FACES: LazyLock<Faces> = LazyLock::new(|| CJK.faces());

impl Unpacked {
    fn of(packed: &[u8]) -> Unpacked {
        let mut bytes = Vec::new();
        // What is damaged has no glyphs; the tests hold that nothing is.
        let _ = GzDecoder::new(packed).read_to_end(&mut bytes);
        Unpacked { bytes }
    }

    fn faces(&'static self) -> Faces {
        [0, 1, 2].map(|index| Face::read(&self.bytes, index).ok())
    }
}

impl Font {
    /// The file.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Font::Regular => &REGULAR.bytes,
            Font::Bold => &BOLD.bytes,
            Font::Signs => &SIGNS.bytes,
            Font::Cjk => &CJK.bytes,
        }
    }

    /// A face of it; all but [`Font::Cjk`] have only one.
    pub fn face(self, forms: Forms) -> Option<&'static Face> {
        match self {
            Font::Regular => REGULAR_FACE[0].as_ref(),
            Font::Bold => BOLD_FACE[0].as_ref(),
            Font::Signs => SIGNS_FACE[0].as_ref(),
            Font::Cjk => CJK_FACES[forms as usize].as_ref(),
        }
    }

    /// Its glyph for a character.
    pub fn glyph(self, forms: Forms, symbol: char) -> Option<Glyph> {
        let face = self.face(forms)?;
        let id = face.characters.map_codepoint(symbol)?;
        let advance = f32::from(face.advances.advance(id)?) / f32::from(face.units_per_em);
        Some(Glyph { font: self, id: u16::try_from(id.to_u32()).ok()?, advance })
    }
}

impl Forms {
    /// The forms of a language's readers, and then the others.
    pub fn of(language: Language) -> [Forms; 3] {
        match language {
            Language::Japanese => [Forms::Japanese, Forms::Chinese, Forms::Korean],
            Language::Korean => [Forms::Korean, Forms::Japanese, Forms::Chinese],
            _ => [Forms::Chinese, Forms::Japanese, Forms::Korean],
        }
    }
}

impl Forms {
    /// The number of the face in a file.
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
            assert!(font.glyph(Forms::Chinese, '−').is_some() || font != Font::Signs, "{font:?}");
            assert!(font.face(Forms::Chinese).is_some(), "{font:?}");
        }
        for forms in [Forms::Japanese, Forms::Korean, Forms::Chinese] {
            assert!(Font::Cjk.glyph(forms, '。').is_some(), "{forms:?}");
        }
        let form = |forms| Font::Cjk.glyph(forms, '直').map(|glyph| glyph.id);
        assert_ne!(form(Forms::Japanese), form(Forms::Chinese));
    }
}
