import { useEffect, useState } from 'react';
import { useFromServer } from '#kit/site/ui/use-from-server.ts';

/** `ms` until the largest part stood there, or the first where only that is told; `bytes` compressed, scripts and all. */
type PageSpeed = { ms: number; bytes: number };

/**
 * What this page took in this browser on this visit. Null until it is known, where it was reached from another page
 * without being loaded, and where the browser does not tell.
 */
export function usePageSpeed(): PageSpeed | null {
  const wasLoaded = useFromServer();
  const [speed, setSpeed] = useState<PageSpeed | null>(null);
  useEffect(() => {
    if (!wasLoaded || typeof PerformanceObserver === 'undefined') return;
    const told = PerformanceObserver.supportedEntryTypes;
    const shown = ['largest-contentful-paint', 'paint'].find((type) => told.includes(type));
    if (!shown) return;
    const watch = new PerformanceObserver(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      if (load && latest) setSpeed({ ms: latest, bytes: weightOf([load, ...files]) });
    });
    let latest = 0;
    const paints = new PerformanceObserver((list) => {
      latest = list.getEntries().at(-1)?.startTime ?? latest;
    });
    paints.observe({ type: shown, buffered: true });
    watch.observe({ type: 'resource', buffered: true });
    return () => {
      paints.disconnect();
      watch.disconnect();
    };
  }, [wasLoaded]);
  return speed;
}

/** As they came over the wire the first time, whether or not a copy was at hand. */
const weightOf = (files: PerformanceResourceTiming[]) =>
  files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
