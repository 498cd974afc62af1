import { momentInIndia } from '#kit/india/india-date.ts';

/** Where a month begins and ends in India, as days and as moments. @param month like `2026-11` */
export function dayRange(month: string): { from: string; next: string; start: Date; end: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const after = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const [from, next] = [`${month}-01`, `${after}-01`];
  return { from, next, start: momentInIndia(from, '00:00'), end: momentInIndia(next, '00:00') };
}
