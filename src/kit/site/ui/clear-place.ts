/** In pixels from the top of the window. */
export type Box = { top: number; bottom: number };

const gapPx = 8;

/**
 * Where a message at the top of the window begins, so that it covers nothing that it may speak of: right below what is in
 * its way. Further down than half the window nobody looks for it; then it stands at the foot, or where that is taken as
 * well, at the top.
 * @param endPx where the window's foot begins: a bar, or its end
 * @param inTheWay what is in sight and must be seen, in any order
 */
export function clearPlace(topPx: number, heightPx: number, endPx: number, inTheWay: Box[]): number {
  const isFree = (at: number) => inTheWay.every(({ top, bottom }) => bottom <= at || top >= at + heightPx);
  let top = topPx;
  for (const box of inTheWay.toSorted((a, b) => a.top - b.top))
    if (box.bottom > top && box.top < top + heightPx) top = box.bottom + gapPx;
  if (top + heightPx <= endPx / 2) return top;
  const foot = endPx - heightPx - gapPx;
  return isFree(foot) ? foot : topPx;
}
