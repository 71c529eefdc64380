//! A frame of a lossy WebP (RFC 6386): its partitions and macroblocks.

use super::bool_decoder::BoolDecoder;
use super::damage::{Damage, Size};
use super::frame_header::{FrameHeader, FrameTag, number_of_three_bytes};
use super::modes::{EdgeModes, Macroblock};
use super::tokens::{EdgeBlocks, read_macroblock};

/// Width and height of a macroblock, in pixels.
const MACROBLOCK: u32 = 16;
/// Bytes that state the size of a partition.
const PARTITION_SIZE: usize = 3;

/// What a macroblock leaves to the next one below it or to the right.
#[derive(Clone, Copy, Default)]
struct Edge {
    modes: EdgeModes,
    blocks: EdgeBlocks,
}

/// Reads all codes of a frame of this size.
pub(super) fn check_frame(frame: &[u8], size: Size) -> Result<(), Damage> {
    let tag = FrameTag::read(frame)?;
    if tag.size != size {
        return Err(Damage::SizesDiffer);
    }
    let mut modes = BoolDecoder::new(tag.first_partition);
    let header = FrameHeader::read(&mut modes);
    modes.check_not_past_end()?;
    let mut partitions = split_partitions(tag.rest, header.partitions)?;
    let (width, height) = size;
    let mut above = vec![Edge::default(); width.div_ceil(MACROBLOCK) as usize];
    // Each row is in the next partition; after the last comes the first.
    let mut turn = 0;
    for _ in 0..height.div_ceil(MACROBLOCK) {
        let tokens = partitions.get_mut(turn).ok_or(Damage::DoesNotFit)?;
        turn = (turn + 1) % header.partitions;
        let mut left = Edge::default();
        for above in &mut above {
            let macroblock =
                Macroblock::read(&mut modes, &header, &mut above.modes, &mut left.modes);
            read_macroblock(
                tokens,
                &header.tokens,
                &macroblock,
                &mut above.blocks,
                &mut left.blocks,
            );
            modes.check_not_past_end()?;
            tokens.check_not_past_end()?;
        }
    }
    modes.check_at_end()?;
    partitions.iter().try_for_each(BoolDecoder::check_at_end)
}

/// Splits the data into partitions. The sizes of all but the last stand in front.
fn split_partitions(data: &[u8], count: usize) -> Result<Vec<BoolDecoder<'_>>, Damage> {
    let (sizes, mut rest) = data
        .split_at_checked(PARTITION_SIZE * (count - 1))
        .ok_or(Damage::DoesNotFit)?;
    let mut partitions = Vec::with_capacity(count);
    for size in sizes.as_chunks::<PARTITION_SIZE>().0 {
        let (partition, after) = rest
            .split_at_checked(number_of_three_bytes(size) as usize)
            .ok_or(Damage::DoesNotFit)?;
        partitions.push(BoolDecoder::new(partition));
        rest = after;
    }
    partitions.push(BoolDecoder::new(rest));
    Ok(partitions)
}
