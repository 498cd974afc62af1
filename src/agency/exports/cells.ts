import type { Paise } from '#kit/india/money.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-24 10:30` in Indian time, or empty. */
export const inIndia = (at: Date | null) => (at ? clock.format(at) : '');

/** `1180.00`: a number for spreadsheets. */
export const rupees = (paise: Paise) => (paise / 100).toFixed(2);
