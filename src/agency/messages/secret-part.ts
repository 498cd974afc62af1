import type { Ctx } from '#kit/context.ts';
import type { Attachment } from '#kit/ports/mail.ts';
import type { SmsTemplate } from '#kit/ports/sms.ts';
import type { WhatsAppContent } from '#kit/ports/whatsapp.ts';
import type { Draft } from './message.ts';

/** Stands where a secret stood. */
export const blank = '••••••';

/** What a receiver gets and the staff may not read while it holds a secret. */
type Content = {
  text: string;
  html: string | null;
  unsubscribeUrl: string | null;
  attachments: Attachment[];
  smsTemplate: SmsTemplate | null;
  whatsapp: WhatsAppContent | null;
};

/** A draft as it is kept: its secret blanked, and the whole of it sealed beside that until it is sent. */
export async function blanked(ctx: Pick<Ctx, 'secrets'>, { secret, ...draft }: Draft) {
  if (!secret) return draft;
  const { text, html, unsubscribeUrl = null, attachments = [], smsTemplate = null, whatsapp = null } = draft;
  const content: Content = { text, html, unsubscribeUrl, attachments, smsTemplate, whatsapp };
  return {
    ...draft,
    text: text.replaceAll(secret, blank),
    html: html && html.replaceAll(secret, blank),
    unsubscribeUrl: unsubscribeUrl && unsubscribeUrl.replaceAll(secret, blank),
    // A calendar's lines are folded, so that a link in it need not be found.
    attachments: attachments.map((attachment) => ({ ...attachment, content: '' })),
    smsTemplate: withoutSecret(smsTemplate, secret),
    // A text of staff holds no secret of ours.
    whatsapp: whatsapp?.kind === 'template' ? withoutSecret(whatsapp, secret) : whatsapp,
    sealed: await ctx.secrets.seal(JSON.stringify(content)),
  };
}

const withoutSecret = <T extends { values: string[] }>(template: T | null, secret: string): T | null =>
  template && { ...template, values: template.values.map((value) => value.replaceAll(secret, blank)) };

/** A message as its receiver gets it. @throws SecretLost where its key is gone */
export async function unblanked<M extends Content & { sealed: string | null }>(
  ctx: Pick<Ctx, 'secrets'>,
  message: M,
): Promise<M> {
  if (message.sealed === null) return message;
  return { ...message, ...(JSON.parse(await ctx.secrets.open(message.sealed)) as Content) };
}
