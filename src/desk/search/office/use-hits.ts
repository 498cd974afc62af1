import { useEffect, useState } from 'react';
import type { SearchHit } from '../search-hit.ts';
import { request, refusalText } from '#kit/office/http.ts';

/** A word is looked up when nothing was typed for so long. */
const restMs = 150;

type Hits = { of: string; hits: SearchHit[]; problem: string };
const none: Hits = { of: '', hits: [], problem: '' };

/** Records that match what is typed. The last ones stay until newer ones are there. */
export function useHits(typed: string) {
  const q = typed.trim();
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (q.length < 2) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await request<{ data: SearchHit[] }>(`/search?${new URLSearchParams({ q })}`, {
          signal: asking.signal,
        });
        setFound({ of: q, hits: data, problem: '' });
      } catch (error) {
        if (!asking.signal.aborted) setFound({ of: q, hits: [], problem: refusalText(error) });
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);
  return q.length < 2 ? { ...none, isLooking: false } : { ...found, isLooking: found.of !== q };
}
