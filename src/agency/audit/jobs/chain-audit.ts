import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { chainAudit } from '../chain-audit.ts';

export const chainTheAudit = defineJob(
  job('chain-audit', {
    every: { cron: '* * * * *' },
    evenRestored: true,
    retry: { limit: 3, delay: 5, delayMax: 60 },
    fields: {},
  }),
  chainAudit,
);
