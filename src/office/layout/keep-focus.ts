/** Where the focus is: the row of the list by its number, and what is around it, the nearest first. */
type Place = { page: string; at: Element; row: number; around: HTMLElement[] };

/** The page beside the menu, as react-admin calls it. */
const content = '#main-content';
const rows = () => [...document.querySelectorAll<HTMLElement>(`${content} [data-row]`)];

const placeOf = (at: Element): Place => {
  const row = at.closest('li, tr')?.querySelector<HTMLElement>('[data-row]');
  const around: HTMLElement[] = [];
  for (let next = at.parentElement; next?.closest(content); next = next.parentElement)
    if (next.matches(`section, ${content}`)) around.push(next);
  return { page: location.pathname, at, row: row ? rows().indexOf(row) : -1, around };
};

/** What stands where that stood: itself, the row in its place, or what was around it. */
const nextTo = ({ at, row, around }: Place): HTMLElement | undefined => {
  if (at.isConnected && at instanceof HTMLElement) return at;
  const left = row < 0 ? [] : rows();
  return left[row] ?? left.at(-1) ?? around.find(({ isConnected }) => isConnected);
};

/**
 * Who presses what goes away with its work – a row's button, “Undo” – stays where that stood: the focus, and a reader’s voice
 * with it, would be nowhere. Another page is begun from its top.
 * @returns ends that
 */
export function keepFocus() {
  let had: Element | null = null;
  let place: Place | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    had = target;
    if (target.closest(content)) place = placeOf(target);
  };
  const watcher = new MutationObserver(() => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    had = null;
    if (place?.page !== location.pathname) return;
    const next = nextTo(place);
    if (next?.matches(`section, ${content}`)) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}
