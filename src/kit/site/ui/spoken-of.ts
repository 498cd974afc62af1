import type { Box } from './clear-place.ts';

/** What was pressed last: by the time that something is said of it, it may be disabled and without the focus. */
let pressed: Element | null = null;
addEventListener('click', ({ target }) => (pressed = target instanceof Element ? target : null), true);

const spokenOf = 'h1, h2, h3, [aria-invalid=true], [role=alert], :focus';
/** Higher than that is nothing that somebody pressed, but a page or a list. */
const highestPx = 240;
const isSmall = ({ height }: DOMRect) => height > 0 && height < highestPx;

/** What a message could be about and can be seen, in the dialog that lies over the page, or in the page: headings, what is wrong, what was pressed and the card around it. */
export function spokenOfInSight(): Box[] {
  const layer = Array.from(document.querySelectorAll<HTMLElement>('dialog:modal')).at(-1) ?? document;
  const card = pressed?.closest('li') ?? null;
  return [...layer.querySelectorAll(spokenOf), pressed, card]
    .filter((element) => element !== null)
    .filter((element) => layer.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => isSmall(box) && box.bottom > 0 && box.top < innerHeight);
}

/** Where the window's foot begins: above the bars that stand there. */
export const footOfWindow = (): number =>
  Array.from(document.querySelectorAll('[data-bottom-bar], [data-contact-bar]'))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ bottom }) => bottom > innerHeight / 2)
    .reduce((end, { top, height }) => (height > 0 ? Math.min(end, top) : end), innerHeight);
