const longestMoveMs = 800;
const settleMs = 100;

/** What the buttons of a row do. */
export type Row = {
  step(by: 1 | -1, how: ScrollBehavior): void;
  end(): void;
};

/**
 * Moves a row that the browser scrolls and snaps by itself: `viewport` holds a list of items of one width. A row that goes
 * round has no end: what lies furthest behind is put in front while the row rests, where nobody sees it.
 */
export function startRow(viewport: HTMLElement, { goesRound }: { goesRound: boolean }): Row {
  const list = viewport.firstElementChild as HTMLElement;
  const items = [...list.children] as HTMLElement[];
  const round = (item: number) => (item + items.length) % items.length;
  /** From one item to the next, in pixels. */
  const stride = () => (list.scrollWidth + parseFloat(getComputedStyle(list).columnGap)) / items.length;
  const place = () => viewport.scrollLeft / stride();
  const last = () => Math.round((viewport.scrollWidth - viewport.clientWidth) / stride());
  /** Which item lies furthest to the left. */
  let first = 0;
  /** Where a movement ends that is under way. */
  let goal: number | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** Puts as many items before those shown as behind them, so that there is room on both sides. */
  function makeRoom(before = Math.floor(last() / 2)) {
    const shift = Math.round(place()) - before;
    if (!goesRound || shift === 0 || last() < 1) return;
    first = round(first + shift);
    // A browser that snaps would follow an item to its new place.
    viewport.style.scrollSnapType = 'none';
    items.forEach((item, i) => (item.style.order = String(round(i - first))));
    viewport.scrollLeft = before * stride();
    settle(settleMs);
  }

  function settle(afterMs: number) {
    clearTimeout(settling);
    settling = setTimeout(() => {
      goal = null;
      viewport.style.scrollSnapType = '';
    }, afterMs);
  }

  function rest() {
    if (Math.abs(place() - (goal ?? Math.round(place()))) > 0.1) return;
    goal = null;
    makeRoom();
    settle(settleMs);
  }

  // Before anybody moves it the row stays as it came, so that pictures on its other side are not fetched for nothing. Not
  // every browser tells the end of a movement: there a row has room again when it is touched or stepped the next time.
  for (const name of ['touchstart', 'scrollend']) viewport.addEventListener(name, rest, { passive: true });
  return {
    step(by, behavior) {
      // A row with room for one step only gets it on the side it is needed.
      if (goal === null) makeRoom(by < 0 ? Math.ceil(last() / 2) : undefined);
      goal = Math.min(Math.max((goal ?? Math.round(place())) + by, 0), last());
      viewport.style.scrollSnapType = 'none';
      viewport.scrollTo({ left: goal * stride(), behavior });
      settle(longestMoveMs);
    },
    end() {
      clearTimeout(settling);
      for (const name of ['touchstart', 'scrollend']) viewport.removeEventListener(name, rest);
      for (const item of items) item.style.order = '';
    },
  };
}
