const year = new Intl.DateTimeFormat('en-IN', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** The year that people in India write at this moment (decision 109). */
export const yearInIndia = (at: Date) => year.format(at);
