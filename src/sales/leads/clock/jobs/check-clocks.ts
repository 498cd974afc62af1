import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { checkClocks } from '../check-clocks.ts';

export const checkLeadClocks = defineJob(
  job('check-lead-clocks', { every: { cron: '* * * * *' }, fields: {} }),
  checkClocks,
);
