const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** 5 December 2026, as in India. */
export const dayOf = (at: string) => day.format(new Date(at));
/** 5 Dec 2026, 4:20 pm, as in India. */
export const momentOf = (at: string) => moment.format(new Date(at));
