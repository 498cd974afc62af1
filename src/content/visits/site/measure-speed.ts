import type { WebVital } from '../visit-event.ts';
import { track } from './track.ts';
import { findSlowest, sumShifts, type Press, type Shift } from './vitals.ts';

/** Interactions faster than this are not told, but for the first. */
const durationThreshold = 40;

/**
 * Notes how fast the page was that the visitor arrived on; each measure once, what grows when the page is first left. A
 * page opened in the background was not waited for: its paints say nothing. By hand, for the usual library measures
 * kept and prerendered pages as well and is as large as all else that reports visits, on every page.
 */
export function measureSpeed(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const note = (name: WebVital, value: number) => track('web_vital', { name, value });
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load) note('TTFB', load.responseStart);
  const wasHidden =
    document.visibilityState === 'hidden' ||
    performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden');
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  if (painted && !wasHidden) note('FCP', painted.startTime);

  const shifts = sumShifts();
  const presses = findSlowest();
  let largest = 0;
  const ends = [
    watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => (largest = startTime)),
    watch<Shift>('layout-shift', shifts.add),
    watch<Press>('event', presses.add, { durationThreshold }),
    watch<Press>('first-input', presses.add),
  ];
  document.addEventListener('visibilitychange', leave);
  function leave() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    for (const end of ends) end();
    if (largest > 0 && !wasHidden) note('LCP', largest);
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) note('CLS', shifts.value());
    // Not every browser counts them.
    const slowest = presses.value(performance.interactionCount || 0);
    if (slowest !== null) note('INP', slowest);
  }
}

/** Tells of what has happened and happens. @returns the end of it, after what has not been told yet */
function watch<Entry>(type: string, tell: (entry: Entry) => void, options: object = {}): () => void {
  const told = (entries: PerformanceEntry[]) => (entries as Entry[]).forEach(tell);
  const observer = new PerformanceObserver((list) => told(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => {
    told(observer.takeRecords());
    observer.disconnect();
  };
}
