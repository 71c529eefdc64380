//! The RIFF container of a WebP file: finds the chunks of its picture.

use super::damage::Damage;

/// Bytes of the name and the size that begin a chunk.
const CHUNK_HEADER: usize = 8;
/// Bytes before the first chunk: the header of the RIFF chunk, and the name of the format.
const FIRST_CHUNK: usize = 12;

/// The chunks of a still picture.
#[derive(Default)]
pub(super) struct Chunks<'a> {
    pub lossy: Option<&'a [u8]>,
    pub lossless: Option<&'a [u8]>,
    /// The transparency of a lossy picture.
    pub alpha: Option<&'a [u8]>,
}

/// Returns the file without what follows its RIFF chunk; `None` if that ends early. Some encoders leave
/// out the byte that makes its size even.
pub(super) fn riff(bytes: &[u8]) -> Option<&[u8]> {
    let size = bytes.get(4..CHUNK_HEADER)?.first_chunk()?;
    let end = usize::try_from(u32::from_le_bytes(*size)).ok()?;
    let end = end.checked_add(CHUNK_HEADER)?;
    match bytes.len() {
        len if len + 1 == end => Some(bytes),
        _ => bytes.get(..end),
    }
}

impl<'a> Chunks<'a> {
    /// Finds the chunks in a RIFF chunk. Of several with the same name the first counts.
    pub fn find(riff: &'a [u8]) -> Result<Chunks<'a>, Damage> {
        let mut chunks = Chunks::default();
        let mut rest = riff.get(FIRST_CHUNK..).ok_or(Damage::DoesNotFit)?;
        while let Some((header, after)) = rest.split_at_checked(CHUNK_HEADER) {
            let (name, size) = header.split_at(4);
            let size = size.first_chunk().copied().map(u32::from_le_bytes);
            let size = size.and_then(|size| usize::try_from(size).ok());
            let size = size.ok_or(Damage::DoesNotFit)?;
            let data = after.get(..size).ok_or(Damage::DoesNotFit)?;
            match name {
                b"VP8 " => chunks.lossy = chunks.lossy.or(Some(data)),
                b"VP8L" => chunks.lossless = chunks.lossless.or(Some(data)),
                b"ALPH" => chunks.alpha = chunks.alpha.or(Some(data)),
                _ => {}
            }
            // Sizes are made even.
            rest = after.get(size + size % 2..).unwrap_or_default();
        }
        Ok(chunks)
    }
}
