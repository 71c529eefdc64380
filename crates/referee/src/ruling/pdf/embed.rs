//! Embeds photos, and the parts of fonts that are used.

use std::io::{Cursor, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use read_fonts::types::Tag;
use read_fonts::{FontRef, TableProvider};
use sha2::{Digest, Sha256};
use zune_core::bytestream::ZCursor;
use zune_jpeg::JpegDecoder;

use crate::ruling::document::PhotoFigure;

use super::PdfError;
use super::fonts::{Font, RegionalForms};
use super::page_writer::UsedGlyphs;

const IDENTITY: SystemInfo = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// Writes the used glyphs of a font, and returns the reference for pages.
pub(super) fn embed_font(
    pdf: &mut Pdf,
    next: &mut Ref,
    font: Font,
    used: &UsedGlyphs,
) -> Result<Ref, PdfError> {
    let failed = |reason: String| PdfError::Font {
        font: format!("{font:?}"),
        reason,
    };
    let face = font
        .face(RegionalForms::Chinese)
        .ok_or_else(|| failed("it cannot be read".to_owned()))?;
    let subset = subsetter::subset(
        font.bytes(),
        RegionalForms::Chinese.index_in(font),
        &used.remapper,
    )
    .map_err(|error| failed(error.to_string()))?;
    // Of a font with PostScript outlines, only their table is embedded.
    let outlines = FontRef::new(&subset)
        .ok()
        .and_then(|face| face.data_for_tag(Tag::new(b"CFF ")));
    let program = compress(outlines.map_or(subset.as_slice(), |outlines| outlines.as_bytes()));

    let [type0_ref, cid_ref, descriptor_ref, program_ref, cmap_ref] = [(); 5].map(|()| next.bump());
    let name = format!("{}+{}", subset_tag(&subset), postscript_name(font));
    let name = Name(name.as_bytes());
    pdf.type0_font(type0_ref)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid_ref)
        .to_unicode(cmap_ref);

    let mut cid = pdf.cid_font(cid_ref);
    let kind = if outlines.is_some() {
        CidFontType::Type0
    } else {
        CidFontType::Type2
    };
    cid.subtype(kind)
        .base_font(name)
        .system_info(IDENTITY)
        .font_descriptor(descriptor_ref)
        .default_width(0.0);
    if outlines.is_none() {
        cid.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    // Widths are in thousandths of an em.
    let mut widths = cid.widths();
    for (code, (_, advance)) in &used.glyphs {
        widths.consecutive(*code, [1000.0 * advance]);
    }
    widths.finish();
    cid.finish();

    let per_mille = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em);
    let [left, lower, right, upper] = face.bounding_box.map(per_mille);
    let mut descriptor = pdf.font_descriptor(descriptor_ref);
    descriptor
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, lower, right, upper))
        .italic_angle(0.0)
        .ascent(per_mille(face.ascender))
        .descent(per_mille(face.descender))
        .cap_height(714.0)
        .stem_v(if font == Font::Bold { 140.0 } else { 90.0 });
    if outlines.is_some() {
        descriptor.font_file3(program_ref);
    } else {
        descriptor.font_file2(program_ref);
    }
    descriptor.finish();

    let mut stream = pdf.stream(program_ref, &program);
    stream.filter(Filter::FlateDecode);
    if outlines.is_some() {
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    }
    stream.finish();

    // The characters of the glyphs, so that text can be searched, copied and read aloud.
    let mut cmap = UnicodeCmap::new(Name(b"Custom"), IDENTITY);
    for (code, (symbol, _)) in &used.glyphs {
        cmap.pair(*code, *symbol);
    }
    let cmap = compress(&cmap.finish());
    pdf.cmap(cmap_ref, &cmap).filter(Filter::FlateDecode);
    Ok(type0_ref)
}

/// Writes a photo's JPEG file unchanged, and returns the reference for pages. `number` names the
/// photo in errors.
pub(super) fn embed_photo(
    pdf: &mut Pdf,
    next: &mut Ref,
    photo: &PhotoFigure,
    number: usize,
) -> Result<Ref, PdfError> {
    let failed = |reason: String| PdfError::Photo { number, reason };
    // The size and the colours are taken from the file itself, which the PDF includes unchanged.
    let mut decoder = JpegDecoder::new(ZCursor::new(photo.jpeg.as_slice()));
    decoder
        .decode_headers()
        .map_err(|error| failed(error.to_string()))?;
    let info = decoder
        .info()
        .ok_or_else(|| failed("it has no size".to_owned()))?;
    let reference = next.bump();
    let mut image = pdf.image_xobject(reference, &photo.jpeg);
    image.filter(Filter::DctDecode);
    image
        .width(i32::from(info.width))
        .height(i32::from(info.height))
        .bits_per_component(8);
    match info.components {
        1 => image.color_space().device_gray(),
        3 => image.color_space().device_rgb(),
        components => return Err(failed(format!("{components} colours a pixel"))),
    }
    image.finish();
    Ok(reference)
}

/// Compresses bytes in zlib's format.
pub(super) fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Cursor::new(Vec::new()), Compression::default());
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().map(Cursor::into_inner).unwrap_or_default()
}

/// Returns six capital letters that identify this part of a font.
fn subset_tag(subset: &[u8]) -> String {
    Sha256::digest(subset)
        .iter()
        .take(6)
        .map(|byte| char::from(b'A' + byte % 26))
        .collect()
}

fn postscript_name(font: Font) -> &'static str {
    match font {
        Font::Regular => "NotoSans-Regular",
        Font::Bold => "NotoSans-Bold",
        Font::Signs => "NotoSansMath-Regular",
        Font::Cjk => "NotoSansCJK-Regular",
    }
}
