type Box = { top: number; bottom: number };

const gapPx = 8;

/**
 * Where something that stands at the top of the window begins, so that it covers no heading: right below those in its
 * way. Too far down nobody looks for it; then it stays at the top.
 * @param headings what is in sight, in the order of the page
 */
export function belowHeadings(topPx: number, heightPx: number, windowPx: number, headings: Box[]): number {
  let top = topPx;
  for (const heading of headings.toSorted((a, b) => a.top - b.top))
    if (heading.bottom > top && heading.top < top + heightPx) top = heading.bottom + gapPx;
  return top + heightPx > windowPx / 2 ? topPx : top;
}

/** The headings that can be seen: of the dialog that lies over the page, or of the page. */
export function headingsInSight(): Box[] {
  const layer = Array.from(document.querySelectorAll<HTMLElement>('dialog:modal')).at(-1) ?? document;
  return Array.from(layer.querySelectorAll<HTMLElement>('h1, h2, h3'))
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ bottom, top }) => bottom > 0 && top < innerHeight);
}
