import { chainAudit } from '#agency/audit/chain-audit.ts';
import { publishDuePosts } from '#content/blog/publish-due-posts.ts';
import type { Ctx, JobName, JobPayloads } from '#kit/context.ts';
import { checkClocks } from '#sales/leads/clock/check-clocks.ts';
import type { Pdfs } from '#money/invoices/pdfs.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { compareBooks } from '#money/payments/compare-books.ts';
import { reconcilePayments } from '#money/payments/reconcile-payments.ts';
import { sendRefund } from '#money/payments/send-refund.ts';
import { settleEvent } from '#money/payments/settle-event.ts';
import { watchRefunds } from '#money/refund-requests/watch-refunds.ts';
import { announceBooking } from '#sales/bookings/jobs/announce-booking.ts';
import { announceLead } from '#sales/leads/jobs/announce-lead.ts';
import { askToConfirm } from '#content/newsletter/jobs/ask-to-confirm.ts';
import { atMost } from '#kit/mails/at-most.ts';
import { cleanUp } from './clean-up.ts';
import { deliverWebhookJob } from '#agency/webhooks/jobs/deliver-webhook-job.ts';
import { customerMail } from '#people/customers/jobs/customer-mail.ts';
import { invoiceMail } from '#money/invoices/jobs/invoice-mail.ts';
import { paymentTrouble } from '#money/payments/jobs/payment-trouble.ts';
import { quotationMail } from '#sales/quotations/jobs/quotation-mail.ts';
import { leadLate } from '#sales/leads/clock/jobs/lead-late.ts';
import { recoverSales } from '#money/recovery/jobs/recover-sales.ts';
import { refundMail } from '#money/refund-requests/jobs/refund-mail.ts';
import { remindBooking } from '#sales/bookings/jobs/remind-booking.ts';
import { sendLettersJob, testLetterJob } from '#content/letters/jobs/send-letters-job.ts';
import { staffInviteMail } from '#agency/invites/jobs/invite-mail.ts';
import { sendRenewalNotices } from '#money/renewals/jobs/send-renewal-notices.ts';

/** Which job is done by whom. */
export function jobHandlers(
  ctx: Ctx,
  pdfs: Pdfs,
): { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } {
  return {
    'announce-lead': (payload) => announceLead(ctx, payload),
    'check-lead-clocks': () => checkClocks(ctx),
    'lead-late': (payload) => leadLate(ctx, payload),
    // Two at a time, note included: more could be sent but not yet noted when the process dies, and would go twice.
    'deliver-message': atMost(2, (payload) => deliverMessage(ctx, payload)),
    'publish-posts': () => publishDuePosts(ctx),
    // One at a time, so that a letter is not drawn for nothing.
    'send-letters': atMost(1, () => sendLettersJob(ctx)),
    'test-letter': (payload) => testLetterJob(ctx, payload),
    'ask-to-confirm': (payload) => askToConfirm(ctx, payload),
    'announce-booking': (payload) => announceBooking(ctx, payload),
    'remind-booking': (payload) => remindBooking(ctx, payload),
    'customer-mail': (payload) => customerMail(ctx, payload),
    'send-refund': atMost(4, (payload) => sendRefund(ctx, payload, { trigger: 'reconcile' })),
    'quotation-mail': (payload) => quotationMail(ctx, payload),
    // One at a time: setting a PDF is work for the processor, which visitors need more.
    'invoice-mail': atMost(1, (payload) => invoiceMail(ctx, pdfs, payload)),
    'refund-mail': (payload) => refundMail(ctx, payload),
    'recover-sales': () => recoverSales(ctx),
    'send-renewal-notices': () => sendRenewalNotices(ctx),
    'payment-trouble': (payload) => paymentTrouble(ctx, payload),
    'watch-refunds': () => watchRefunds(ctx),
    'staff-invite-mail': (payload) => staffInviteMail(ctx, payload),
    'settle-event': atMost(4, (payload) => settleEvent(ctx, payload)),
    'reconcile-payments': () => reconcilePayments(ctx),
    'compare-books': async () => void (await compareBooks(ctx)),
    'chain-audit': () => chainAudit(ctx),
    'deliver-webhook': atMost(4, (payload) => deliverWebhookJob(ctx, payload)),
    'clean-up': () => cleanUp(ctx),
  };
}
