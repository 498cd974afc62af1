import { defineJob } from '#kit/define-job.ts';
import { refundSending } from '../request-refund.ts';
import { sendRefund } from '../send-refund.ts';

export const sendRefunds = defineJob(
  refundSending,
  (ctx, refund) => sendRefund(ctx, refund, { trigger: 'reconcile' }),
  { atOnce: 4 },
);
