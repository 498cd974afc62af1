import type { Ctx } from '#domain/context.ts';
import { queueMessages, type Draft } from '#domain/messages/queue-messages.ts';
import { readQuotationRow } from '#domain/quotations/find-quotation.ts';
import type { QuotationMail } from '#domain/quotations/quotation-mail.ts';
import { readResponse } from '#domain/quotations/read-response.ts';
import { readSettings } from '#domain/settings/read-settings.ts';

type Of<W extends QuotationMail['what']> = Extract<QuotationMail, { what: W }>;

/** Writes the messages about a quotation into the outbox. */
export async function quotationMail(ctx: Ctx, mail: QuotationMail): Promise<void> {
  if (mail.what === 'code') await codeMail(ctx, mail);
  else if (mail.what === 'offer') await offerMail(ctx, mail);
  else await answerMails(ctx, mail);
}

async function codeMail(ctx: Ctx, { key, quotationId, code, mobile, email }: Of<'code'>) {
  const [settings, { leadId }] = [await readSettings(ctx), await readQuotationRow(ctx, { quotationId })];
  const { codeFor } = await import('./emails/customer-mails.tsx');
  const common = { leadId, replyTo: settings.email, confidential: true };
  const drafts: Draft[] = [];
  if (email)
    drafts.push({
      ...common,
      ...(await codeFor({ settings, purpose: 'quotation', code })),
      channel: 'email',
      dedupeKey: `${key}:email`,
      to: email,
    });
  if (mobile) {
    // Word for word the text that is registered for this sender; operators drop any other.
    const text = `${code} is your code to answer the quotation of ${settings.brand}. It works for 10 minutes.`;
    drafts.push({
      ...common,
      subject: '',
      text,
      html: null,
      channel: 'sms',
      dedupeKey: `${key}:sms`,
      to: mobile,
    });
  }
  await queueMessages(ctx, drafts);
}

async function offerMail(ctx: Ctx, { key: dedupeKey, quotationId }: Of<'offer'>) {
  const [settings, quotation] = [await readSettings(ctx), await readQuotationRow(ctx, { quotationId })];
  const { offer } = await import('./emails/quotation-mails.tsx');
  const written = await offer({ quotation, settings, publicUrl: ctx.publicUrl });
  const { email: to, leadId } = quotation;
  await queueMessages(ctx, [
    { ...written, channel: 'email', dedupeKey, to, replyTo: settings.email, leadId },
  ]);
}

/** To the staff, and to the addressee: whoever has the link can reject, so its owner must hear of it. */
async function answerMails(ctx: Ctx, { key, responseId }: Of<'answer'>) {
  const found = await readResponse(ctx, { responseId });
  if (!found) return;
  const settings = await readSettings(ctx);
  const { answerNotice, answerReceived } = await import('./emails/quotation-mails.tsx');
  const facts = { ...found, settings, publicUrl: ctx.publicUrl };
  const { email, leadId } = found.quotation;
  const common = { channel: 'email' as const, leadId };
  const notice = await answerNotice(facts);
  const drafts: Draft[] = settings.noticeEmails.map((to) => ({
    ...common,
    ...notice,
    dedupeKey: `${key}:${to}`,
    to,
    replyTo: email || null,
  }));
  if (email)
    drafts.push({
      ...common,
      ...(await answerReceived(facts)),
      dedupeKey: key,
      to: email,
      replyTo: settings.email,
    });
  await queueMessages(ctx, drafts);
}
