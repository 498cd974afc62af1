import { job } from '#kit/job.ts';

/** Brings calendars and consultations into step: by the clock, and whenever a consultation changes. */
export const followCalendars = job('follow-calendars', {
  every: { cron: '*/5 * * * *' },
  retry: { limit: 3, delay: 10, delayMax: 60 },
  longest: 600,
  fields: {},
});
