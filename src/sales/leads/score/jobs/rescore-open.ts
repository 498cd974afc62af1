import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { rescoreOpen } from '../rescore.ts';

/** Every night in India. */
export const rescoreOpenLeads = defineJob(
  job('score-open-leads', { every: { cron: '40 20 * * *' }, fields: {} }),
  rescoreOpen,
);
