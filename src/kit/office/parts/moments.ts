/** Moments as staff in India read them, wherever the device thinks it is. */

const zone = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: zone, weekday: 'short' });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

const indiaMs = 5.5 * 3_600_000;
const aMinute = 60_000;
const anHour = 60 * aMinute;
const aDay = 24 * anHour;

/** `21 Nov 2026, 14:05` */
export const inIndia = (at: string) => `${day.format(new Date(at))}, ${clock.format(new Date(at))}`;
/** `Sat 21 Nov 2026, 14:05` */
export const inIndiaWithDay = (at: string) => `${weekday.format(new Date(at))} ${inIndia(at)}`;

/** `5 minutes ago`, `in 2 days` */
export function fromNow(at: string, now: number): string {
  const ms = new Date(at).getTime() - now;
  const size = Math.abs(ms);
  if (size < aMinute) return 'now';
  if (size < anHour) return relative.format(Math.trunc(ms / aMinute), 'minute');
  if (size < aDay) return relative.format(Math.trunc(ms / anHour), 'hour');
  if (size < 60 * aDay) return relative.format(Math.trunc(ms / aDay), 'day');
  return relative.format(Math.trunc(ms / (30 * aDay)), 'month');
}

/** The value of a datetime-local field that shows this moment in Indian time. */
export const toField = (at: string) => new Date(new Date(at).getTime() + indiaMs).toISOString().slice(0, 16);
/** The moment that such a field means. */
export const fromField = (field: string) => new Date(`${field}:00+05:30`).toISOString();

/** Eleven o'clock in India, so many days after today. */
export function elevenInDays(days: number, now: number): string {
  const today = new Date(now + indiaMs).toISOString().slice(0, 10);
  return new Date(new Date(`${today}T11:00:00+05:30`).getTime() + days * aDay).toISOString();
}
