import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reportVisits } from './report-visits.ts';
import { track } from './track.ts';
import { whenIdle } from '#kit/site/when-idle.ts';

/**
 * Counts the pages that are shown. They are measured and reported once the page has nothing else to do, or is left before
 * that.
 */
export function useVisit() {
  const { pathname } = useLocation();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    track('page_view', { entry: shown.current === null && beganVisit() });
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    let begun = false;
    const begin = () => {
      if (begun) return;
      begun = true;
      reportVisits();
    };
    // What it sends when the page is hidden hangs on the window, which hears of it after the document.
    const leave = () => {
      if (document.visibilityState === 'hidden') begin();
    };
    const callOff = whenIdle(begin);
    document.addEventListener('visibilitychange', leave);
    return () => {
      callOff();
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
}

/** Whether the visitor has just come from elsewhere: neither from a page of ours nor by loading one again. */
function beganVisit(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}
