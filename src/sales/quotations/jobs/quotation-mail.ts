import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { mintCode } from '#people/sign-in/codes/mint-code.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import type { Draft } from '#agency/messages/message.ts';
import { codeBySms } from '../code-by-sms.ts';
import { readQuotationRow, type QuotationRow } from '../find-quotation.ts';
import type { Due } from '../quotation-due.ts';
import { offerKey, quotationMail, type QuotationMail } from '../quotation-mail.ts';
import { quotationMay } from '../quotation.ts';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { readResponse } from '../answers/read-response.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';

type Of<W extends QuotationMail['what']> = Extract<QuotationMail, { what: W }>;
type ToRead = Extract<QuotationMail, { what: 'offer' | 'order' | 'agreed' }>;

/** What is to be paid next, and where without an account; whoever composes the jobs knows what was paid. */
type Money = {
  readDue: (ctx: Ctx, quotation: QuotationRow) => Promise<Due | null>;
  payUrl: (ctx: Ctx, quotation: QuotationRow) => Promise<string | null>;
};

/** What WhatsApp tells of a quotation, with its PDF; null where nothing is. */
type ToldOf = (ctx: Ctx, quotation: QuotationRow) => Promise<Told | null>;

/** Writes the messages about a quotation into the outbox. */
export const writeQuotationMail = (money: Money, toldOf: ToldOf) =>
  defineJob(quotationMail, async (ctx, mail) => {
    if (mail.what === 'code') await codeMail(ctx, mail);
    else if (mail.what === 'answer') await answerMails(ctx, mail);
    else await readMail(ctx, mail, money, toldOf);
  });

async function codeMail(ctx: Ctx, mail: Of<'code'>) {
  const { key, quotationId, subject, mobile, email, language } = mail;
  const [settings, { leadId }] = [await readSettings(ctx), await readQuotationRow(ctx, { quotationId })];
  const { codeFor } = await import('#people/customers/jobs/customer-mails.tsx');
  const common = { leadId, replyTo: settings.email };
  const toMail = async (code: string): Promise<Draft> => ({
    ...common,
    ...(await codeFor({
      settings,
      purpose: 'quotation',
      code,
      translator: translatorFor(settings, language),
    })),
    channel: 'email',
    dedupeKey: `${key}:email`,
    to: email,
  });
  const toMobile = (code: string): Draft => ({
    ...common,
    ...codeBySms(ctx, settings, { code, language }),
    subject: 'Code for a quotation',
    html: null,
    channel: 'sms',
    dedupeKey: `${key}:sms`,
    to: mobile,
  });
  await mintCode(ctx, { purpose: 'quotation', subject }, async (code) => [
    ...(email ? [await toMail(code)] : []),
    ...(mobile ? [toMobile(code)] : []),
  ]);
}

/** What there is to read, or to pay. What staff send once more goes as they say: by mail. */
async function readMail(ctx: Ctx, payload: ToRead, money: Money, toldOf: ToldOf) {
  const { what, key, quotationId } = payload;
  const [settings, quotation] = [await readSettings(ctx), await readQuotationRow(ctx, { quotationId })];
  const { agreed, offer, order } = await import('./quotation-mails.tsx');
  const translator = translatorFor(settings, quotation.language);
  const facts = { quotation, settings, publicUrl: ctx.publicUrl, translator };
  const { mailTo: to, leadId } = quotation;
  const isFirst = what === 'offer' && key === offerKey(quotationId);
  await queueEitherWay(ctx, {
    key,
    told: isFirst ? await toldOf(ctx, quotation) : null,
    again: { job: quotationMail, payload },
    // Answered or withdrawn, an offer asks for nothing any more.
    until: quotationMay('resend', quotation.state)
      ? momentInIndia(addDays(quotation.validUntil, 1), '00:00')
      : ctx.now(),
    async mail(ctx) {
      if (!to) return null;
      const written = await (what === 'offer'
        ? offer(facts)
        : { order, agreed }[what]({
            ...facts,
            due: await money.readDue(ctx, quotation),
            payUrl: await money.payUrl(ctx, quotation),
          }));
      return { ...written, to, replyTo: settings.email, leadId };
    },
  });
}

/** To the staff, and to the addressee: whoever has the link can reject, so its owner must hear of it. */
async function answerMails(ctx: Ctx, { key, responseId }: Of<'answer'>) {
  const found = await readResponse(ctx, { responseId });
  if (!found) return;
  const settings = await readSettings(ctx);
  const { answerNotice, answerReceived } = await import('./quotation-mails.tsx');
  const facts = { ...found, settings, publicUrl: ctx.publicUrl };
  const { mailTo: email, leadId } = found.quotation;
  await tellStaff(ctx, settings.noticeEmails, {
    ...(await answerNotice(facts)),
    key,
    replyTo: email || null,
    leadId,
  });
  if (!email) return;
  await queueMessages(ctx, [
    {
      ...(await answerReceived({ ...facts, translator: translatorFor(settings, found.quotation.language) })),
      channel: 'email',
      leadId,
      dedupeKey: key,
      to: email,
      replyTo: settings.email,
    },
  ]);
}
