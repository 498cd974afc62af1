import { useState } from 'react';

/** How often a number has risen since it was first known; null: not known yet. */
export function useRises(count: number | null): number {
  const [seen, setSeen] = useState({ count, rises: 0 });
  if (count !== seen.count) {
    const rose = count !== null && seen.count !== null && count > seen.count;
    setSeen({ count, rises: seen.rises + (rose ? 1 : 0) });
  }
  return seen.rises;
}
