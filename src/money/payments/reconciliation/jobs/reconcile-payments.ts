import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { reconcilePayments } from '../reconcile-payments.ts';

export const reconcile = defineJob(
  job('reconcile-payments', { every: { cron: '* * * * *' }, evenRestored: true, fields: {} }),
  (ctx) => reconcilePayments(ctx),
);
