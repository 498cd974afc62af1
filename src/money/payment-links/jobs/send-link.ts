import { linkMail } from '../link-mail.ts';
import { noteMailed } from '../staff-links.ts';
import { upgradeOrder } from '../upgrade-order.ts';
import { linkUrl, readLink } from '../read-link.ts';
import { chargedFor } from '#money/payments/priced-order.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Mails a link to whoever is asked to pay. One that was revoked or paid since is not mailed. */
export const sendLink = defineJob(linkMail, async (ctx, { id: linkId, key }) => {
  const link = await readLink(ctx, { linkId });
  if (!link.email || (link.state !== 'open' && link.state !== 'part-paid')) return;
  // Its price is that of the day on which it is mailed.
  if (link.admissionId) link.askedPaise = chargedFor(await upgradeOrder(ctx, link));
  const settings = await readSettings(ctx);
  const { askToPay } = await import('./ask-to-pay.tsx');
  const url = await linkUrl(ctx, link);
  const translator = translatorFor(settings, link.language);
  const written = await askToPay({ link, url, settings, translator });
  await inTransaction(ctx, async (ctx) => {
    await queueMessages(ctx, [
      {
        ...written,
        channel: 'email',
        dedupeKey: key,
        to: link.email,
        replyTo: settings.email,
        leadId: link.leadId,
      },
    ]);
    await noteMailed(ctx, link);
  });
});
