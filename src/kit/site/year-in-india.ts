/** Stands by itself: every page has it, and few the other words for days. */
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** The year that people in India write at this moment. */
export const yearInIndia = (at: Date) => year.format(at);
