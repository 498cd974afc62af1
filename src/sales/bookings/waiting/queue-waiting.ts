import { job, mailRetry } from '#kit/job.ts';

/** Says that somebody is on the list, and how to leave it. */
export const placeTaken = job<{ waitingId: string }>('tell-waiting', {
  retry: mailRetry,
  fields: { waitingId: 'shown' },
});

/** Tells whoever is next of the time that is held for them. */
export const timeOffered = job<{ waitingId: string; bookingId: string }>('offer-time', {
  retry: mailRetry,
  fields: { waitingId: 'shown', bookingId: 'shown' },
});

/** Passes on what was not answered, and offers what has become free: by the clock, and asked for at the end of an offer. */
export const watchWaiting = job('watch-waiting-list', {
  every: { cron: '*/10 * * * *' },
  retry: { limit: 5, delay: 5, delayMax: 60 },
  fields: {},
});
