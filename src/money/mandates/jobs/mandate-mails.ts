import { debitMail, mandateMail } from '../mandate-mail.ts';
import { mandateUrl, readMandate } from '../find-mandate.ts';
import { readDebit } from '../read-debit.ts';
import { showMandate } from '../read-mandate-page.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { defineJob } from '#kit/define-job.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Asks the payer to agree. Who has agreed, or cannot any more, is not asked. */
export const mailMandate = defineJob(mandateMail, async (ctx, { mandateId, key }) => {
  const page = await showMandate(ctx, await readMandate(ctx, { mandateId }));
  if (!page.email || !page.agreeUrl) return;
  const settings = await readSettings(ctx);
  const { askForMandate } = await import('./ask-for-mandate.tsx');
  const written = await askForMandate({
    page,
    url: await mandateUrl(ctx, mandateId, page.language),
    settings,
    translator: translatorFor(settings, page.language),
  });
  await queueMessages(ctx, [
    { ...written, channel: 'email', dedupeKey: key, to: page.email, replyTo: settings.email, leadId: null },
  ]);
});

/** Tells the payer what comes, or did not. */
export const mailDebit = defineJob(debitMail, async (ctx, { invoiceId, what, key }) => {
  const told = await readDebit(ctx, { invoiceId, what });
  if (!told) return;
  const settings = await readSettings(ctx);
  const { tellOfDebit } = await import('./tell-of-debit.tsx');
  const written = await tellOfDebit({ told, settings, translator: translatorFor(settings, told.language) });
  await queueMessages(ctx, [
    { ...written, channel: 'email', dedupeKey: key, to: told.email, replyTo: settings.email, leadId: null },
  ]);
});
