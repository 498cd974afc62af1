import { payPageUrl } from '../../pay-page/pay-link.ts';
import { receiptMail } from '../receipt-mail.ts';
import { readReceived, type Received } from '../receive-online.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { formatInr } from '#kit/india/money.ts';
import { phoneOf } from '#money/invoices/told-invoice.ts';

type Paid = { received: Received; receiptId: string; invoiceId: string };

/** Confirms to the buyer, in its language, what came online. */
export const confirmReceipt = defineJob(receiptMail, async (ctx, { receiptId, invoiceId }) => {
  const received = await readReceived(ctx, { receiptId, invoiceId });
  if (!received) return;
  const paid = { received, receiptId, invoiceId };
  await queueEitherWay(ctx, {
    key: `receipt:${receiptId}`,
    told: await toldOf(ctx, paid),
    mail: (ctx) => mailOf(ctx, paid),
    again: { job: receiptMail, payload: { receiptId, invoiceId } },
    until: null,
  });
});

async function toldOf(ctx: Ctx, { received, receiptId, invoiceId }: Paid): Promise<Told> {
  const { language, buyerName: name, number, amountPaise } = received;
  return {
    event: 'payment-received',
    key: `payment-received:${receiptId}`,
    phone: await phoneOf(ctx, received),
    language,
    leadId: null,
    values: {
      name,
      company: (await readSettings(ctx)).legalName,
      amount: formatInr(amountPaise),
      number,
      link: await payPageUrl(ctx, { invoiceId, language }),
    },
    file: null,
  };
}

async function mailOf(ctx: Ctx, { received, invoiceId }: Paid) {
  if (!received.buyerEmail) return null;
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
  return { ...written, to: received.buyerEmail, replyTo: settings.email, leadId: null };
}
