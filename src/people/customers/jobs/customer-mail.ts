import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import { accountAt } from '../account-at.ts';
import { customerMail, type CustomerMail } from '../customer-mail.ts';
import { mintCode } from '#people/sign-in/codes/mint-code.ts';
import { mintUndo } from '../undo-email.ts';
import { readHelpMessage } from '#people/help/read-help-message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import type { Draft } from '#agency/messages/message.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Writes a mail of the accounts into the outbox. Only here a code's receiver is told what they may know. */
export const writeCustomerMail = defineJob(customerMail, async (ctx, mail) => {
  const settings = await readSettings(ctx);
  if (mail.what === 'code') await codeMail(ctx, mail, settings);
  else if (mail.what === 'news') await newsMail(ctx, mail, settings);
  else if (mail.what === 'email-moved') await movedMail(ctx, mail, settings);
  else await helpMail(ctx, mail, settings);
});

const common = { channel: 'email', leadId: null } satisfies Partial<Draft>;
const templates = () => import('./customer-mails.tsx');

async function codeMail(ctx: Ctx, mail: Extract<CustomerMail, { what: 'code' }>, settings: SiteSettings) {
  const { purpose, subject, to, key: dedupeKey } = mail;
  const account = await accountAt(ctx, { email: to });
  // Nobody without an account is written to because somebody typed their address into the reset form.
  if (purpose === 'reset' && !account) return;
  const { codeFor, alreadyHere } = await templates();
  const translator = translatorFor(settings, mail.language);
  const sent = { ...common, dedupeKey, to, replyTo: settings.email };
  if (!['reset', 'step-up', 'my-data', 'staff-email'].includes(purpose) && account) {
    const written = await alreadyHere({ settings, publicUrl: ctx.publicUrl, translator });
    await queueMessages(ctx, [{ ...sent, ...written }]);
    return;
  }
  await mintCode(ctx, { purpose, subject }, async (code) => [
    { ...sent, ...(await codeFor({ settings, purpose, code, translator })) },
  ]);
}

async function newsMail(ctx: Ctx, mail: Extract<CustomerMail, { what: 'news' }>, settings: SiteSettings) {
  const { accountChanged } = await templates();
  const { to, key: dedupeKey } = mail;
  const written = await accountChanged({
    ...mail,
    settings,
    publicUrl: ctx.publicUrl,
    translator: translatorFor(settings, mail.language),
  });
  await queueMessages(ctx, [{ ...common, ...written, dedupeKey, to, replyTo: settings.email }]);
}

async function movedMail(
  ctx: Ctx,
  mail: Extract<CustomerMail, { what: 'email-moved' }>,
  settings: SiteSettings,
) {
  const { accountChanged } = await templates();
  const { customerId, to, at, name, key: dedupeKey } = mail;
  const translator = translatorFor(settings, mail.language);
  const news = { settings, publicUrl: ctx.publicUrl, translator, news: 'email-changed', name } as const;
  await mintUndo(ctx, { customerId, email: to, at }, async (token) => ({
    ...common,
    ...(await accountChanged({ ...news, detail: token })),
    dedupeKey,
    to,
    replyTo: settings.email,
  }));
}

async function helpMail(
  ctx: Ctx,
  mail: Extract<CustomerMail, { helpMessageId: string }>,
  settings: SiteSettings,
) {
  const message = await readHelpMessage(ctx, mail);
  if (!message) return;
  const { helpAsked, helpAnswered } = await templates();
  const facts = { message, settings, publicUrl: ctx.publicUrl };
  if (mail.what === 'help-answered') {
    const written = await helpAnswered({ ...facts, translator: translatorFor(settings, message.language) });
    await queueMessages(ctx, [
      { ...common, ...written, dedupeKey: mail.key, to: message.email, replyTo: settings.email },
    ]);
    return;
  }
  const written = await helpAsked(facts);
  await tellStaff(ctx, settings.noticeEmails, { ...written, key: mail.key, replyTo: message.email });
}
