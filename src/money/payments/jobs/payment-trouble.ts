import { defineJob } from '#kit/define-job.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { readTransaction } from '../one-transaction.ts';
import { paymentTrouble } from '../report-trouble.ts';
import { readSettings } from '#agency/settings/read-settings.ts';

/** Tells the staff by mail that somebody has to look at a payment. */
export const notifyOfTrouble = defineJob(paymentTrouble, async (ctx, trouble) => {
  const [payment, settings] = await Promise.all([
    readTransaction(ctx, trouble.transactionId),
    readSettings(ctx),
  ]);
  const { troubleNotice } = await import('./trouble-notice.tsx');
  const written = await troubleNotice({ payment, what: trouble.what, settings, publicUrl: ctx.publicUrl });
  await tellStaff(ctx, settings.noticeEmails, {
    ...written,
    key: trouble.key,
    replyTo: payment.order.buyer.email || null,
    urgent: true,
  });
});
