import { momentInIndia } from '#kit/india/india-date.ts';

/** Where a month begins and ends in India, as days and as moments. @param month like `2026-11` */
export function dayRange(month: string): { from: string; next: string; start: Date; end: Date } {
  const [from, next] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  return { from, next, start: momentInIndia(from, '00:00'), end: momentInIndia(next, '00:00') };
}

/** So many months later, or earlier. @param month like `2026-11` */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
