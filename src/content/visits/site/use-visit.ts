import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reportVisits } from './report-visits.ts';
import { track } from './track.ts';
import { whenIdle } from '#kit/site/when-idle.ts';

/** Counts the pages that are shown. They are measured and reported once the page has nothing else to do. */
export function useVisit() {
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    track('page_view', { entry: shown.current === null && beganVisit() });
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => whenIdle(reportVisits), []);
}

/** Whether the visitor has just come from elsewhere: neither from a page of ours nor by loading one again. */
function beganVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}
