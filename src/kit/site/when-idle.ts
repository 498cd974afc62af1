const atMostMs = 4_000;

/** Runs once the page has loaded and the browser has nothing else to do. @returns how to call it off */
export function whenIdle(run: () => void): () => void {
  let off = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(run, { timeout: atMostMs });
      off = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, atMostMs / 2);
      off = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    off = () => window.removeEventListener('load', wait);
  }
  return () => off();
}
