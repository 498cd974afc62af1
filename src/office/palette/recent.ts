import { z } from 'zod';
import { SearchHit } from '#desk/search/search-hit.ts';

const key = 'office-recent';
const most = 6;
const Recent = z.array(SearchHit).catch([]);

/** The records last opened from here, on this device, the latest first. */
export function readRecent(): SearchHit[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberRecent(hit: SearchHit) {
  const others = readRecent().filter(({ id }) => id !== hit.id);
  localStorage.setItem(key, JSON.stringify([hit, ...others].slice(0, most)));
}
