import { defineJob } from '#kit/define-job.ts';
import { job } from '#kit/job.ts';
import { sendReminders } from '../send-reminders.ts';

/** Four times an hour by day, so that a quiet hour that ends is noticed soon; each reminder goes once. */
export const remindOfInvoices = defineJob(
  job('remind-of-invoices', {
    every: { cron: '7,22,37,52 6-22 * * *', tz: 'Asia/Kolkata' },
    retry: { limit: 3, delay: 60, delayMax: 600 },
    fields: {},
  }),
  async (ctx) => void (await sendReminders(ctx)),
);
