import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { followDisputes } from '../../disputes/follow-dispute.ts';
import { compareBooks } from '../compare-books.ts';

export const compareTheBooks = defineJob(
  job('compare-books', {
    every: { cron: '41 4 * * *', tz: 'Asia/Kolkata' },
    evenRestored: true,
    retry: { limit: 10, delay: 60, delayMax: 1_800 },
    fields: {},
  }),
  async (ctx) => {
    await compareBooks(ctx);
    await followDisputes(ctx);
  },
);
