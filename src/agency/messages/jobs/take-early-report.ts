import { defineJob } from '#kit/define-job.ts';
import { earlySmsReport, noteReport } from '../take-sms-reports.ts';

/** Notes what the carrier told of an SMS before it had answered us. */
export const takeEarlyReport = defineJob(earlySmsReport, (ctx, report) =>
  noteReport(ctx, { ...report, messageId: null }),
);
