const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-24 10:30` in Indian time, or empty. */
export const inIndia = (at: Date | null) => (at ? clock.format(at) : '');
