import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { watchRefunds } from '../watch-refunds.ts';

export const watchRefundPromises = defineJob(
  job('watch-refunds', {
    every: { cron: '7 9 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 10, delay: 60, delayMax: 1_800 },
    fields: {},
  }),
  watchRefunds,
);
