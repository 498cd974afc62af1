import { collectByMandates } from '../collect-by-mandates.ts';
import { followTold } from '../follow-mandate.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { mandateNews } from '#money/payments/webhook-events/mandate-news.ts';

export const followMandates = defineJob(mandateNews, followTold, { atOnce: 4 });

/** In the hours in which an answer to its mails finds somebody. */
export const collectMandates = defineJob(
  job('collect-by-mandates', { every: { cron: '*/10 6-22 * * *', tz: 'Asia/Kolkata' }, fields: {} }),
  collectByMandates,
  { atOnce: 1 },
);
