import { useCallback, useRef } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';

/** The longest that a movement takes. */
const moveMs = 800;

/**
 * A row that the browser scrolls and snaps by itself, and what takes it one item on or back: no further than its ends, or
 * from one to the other where it goes round. Quick presses count from where the one before leads.
 */
export function useRow({ goesRound = false } = {}) {
  const viewport = useRef<HTMLDivElement>(null);
  const going = useRef({ to: 0, until: 0 });
  const behavior = usePrefersReducedMotion() ? 'instant' : 'smooth';
  const step = useCallback(
    (by: 1 | -1) => {
      const row = viewport.current;
      const [first, second] = row?.querySelectorAll('li') ?? [];
      if (!row || !first || !second) return;
      const stride = second.offsetLeft - first.offsetLeft;
      const places = Math.round((row.scrollWidth - row.clientWidth) / stride) + 1;
      const now = performance.now();
      const from = now < going.current.until ? going.current.to : Math.round(row.scrollLeft / stride);
      const wished = from + by;
      const to = goesRound ? (wished + places) % places : Math.min(Math.max(wished, 0), places - 1);
      going.current = { to, until: now + moveMs };
      row.scrollTo({ left: to * stride, behavior });
    },
    [goesRound, behavior],
  );
  return [viewport, step] as const;
}
