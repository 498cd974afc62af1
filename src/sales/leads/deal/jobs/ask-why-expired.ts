import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { askWhyExpired } from '../ask-why.ts';

export const askAboutExpired = defineJob(
  job('ask-about-expired', { every: { cron: '11 * * * *' }, fields: {} }),
  askWhyExpired,
);
