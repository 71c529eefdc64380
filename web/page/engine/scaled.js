// An engine may read the photo at another size than the page shows it: what is asked and answered is turned into
// the page's pixels.

const scaledBy = (factor) => ([x, y]) => [x * factor, y * factor];

/** A request with corners in the engine's pixels. `factor`: engine's pixels for one of the page's. */
export function requestScaled(request, factor) {
  if (!request.corners || factor === 1) return request;
  return { ...request, corners: request.corners.map(scaledBy(factor)) };
}

/** An answer with corners and grid in the page's pixels; a refusal with the outlines that were found. */
export function answerScaled(answer, photo) {
  const found = answer.error?.found;
  if (found && photo?.width && found.width !== photo.width) {
    const scale = scaledBy(photo.width / found.width);
    const boards = found.boards.map((corners) => corners.map(scale));
    return { ...answer, error: { ...answer.error, found: { ...found, width: photo.width, height: photo.height, boards } } };
  }
  if (!answer.grid || !photo?.width || answer.photo.width === photo.width) return answer;
  const scale = scaledBy(photo.width / answer.photo.width);
  return {
    ...answer,
    photo: { ...answer.photo, width: photo.width, height: photo.height },
    board: { ...answer.board, corners: answer.board.corners.map(scale) },
    grid: answer.grid.map(scale),
  };
}
