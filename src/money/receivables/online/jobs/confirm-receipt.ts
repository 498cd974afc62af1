import { payPageUrl } from '../../pay-page/pay-link.ts';
import { receiptMail } from '../receipt-mail.ts';
import { readReceived } from '../receive-online.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Confirms to the buyer, in its language, what came online. */
export const confirmReceipt = defineJob(receiptMail, async (ctx, { receiptId, invoiceId }) => {
  const received = await readReceived(ctx, { receiptId, invoiceId });
  if (!received?.buyerEmail) return;
  const settings = await readSettings(ctx);
  const { moneyReceived } = await import('./money-received.tsx');
  const { language } = received;
  const payUrl = received.openPaise > 0 ? await payPageUrl(ctx, { invoiceId, language }) : null;
  const written = await moneyReceived({
    received,
    payUrl,
    settings,
    translator: translatorFor(settings, language),
  });
  await queueMessages(ctx, [
    {
      ...written,
      channel: 'email',
      dedupeKey: `receipt:${receiptId}`,
      to: received.buyerEmail,
      replyTo: settings.email,
      leadId: null,
    },
  ]);
});
