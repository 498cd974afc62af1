import { tellEndedLinks } from '../tell-ended.ts';
import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';

export const tellEndedPaymentLinks = defineJob(
  job('tell-ended-links', { every: { cron: '*/5 * * * *' }, fields: {} }),
  tellEndedLinks,
);
