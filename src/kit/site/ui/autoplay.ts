const everyMs = 3000;

/**
 * Calls `move` every three seconds while the row is in the window, except while it is pointed at, touched
 * or focused. A press anywhere in the section begins the three seconds anew. Answers what ends it.
 */
export function autoplay(section: HTMLElement, row: HTMLElement, move: () => void): () => void {
  // A finger leaves its pointer where it was.
  const atRest = matchMedia('(hover: hover)').matches ? ':hover, :focus-visible' : ':focus-visible';
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const go = () => {
    stop();
    timer = setInterval(() => {
      if (!document.hidden && !row.matches(atRest)) move();
    }, everyMs);
  };
  const watch = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? go() : stop()));
  watch.observe(row);
  const over = new AbortController();
  const { signal } = over;
  section.addEventListener('click', go, { signal });
  row.addEventListener('touchstart', stop, { signal, passive: true });
  for (const name of ['touchend', 'touchcancel']) row.addEventListener(name, go, { signal });
  return () => {
    stop();
    watch.disconnect();
    over.abort();
  };
}
