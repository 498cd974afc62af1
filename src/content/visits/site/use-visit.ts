import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { track } from './track.ts';
import { whenIdle } from '#kit/site/when-idle.ts';

/** Counts the pages that are shown. What sends the counts is loaded when the page has nothing else to do. */
export function useVisit() {
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    track('page_view', { entry: shown.current === null && beganVisit() });
    shown.current = pathname;
  }, [pathname]);
  useEffect(
    () =>
      whenIdle(() => {
        import('./report-visits.ts').then(
          ({ reportVisits }) => reportVisits(),
          () => {},
        );
      }),
    [],
  );
}

/** Whether the visitor has just come from elsewhere: neither from a page of ours nor by loading one again. */
function beganVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}
