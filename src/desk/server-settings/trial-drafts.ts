import { v7 } from 'uuid';
import type { Draft } from '#agency/messages/message.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { sampleValues, whatsAppEvents, type WhatsAppEvent } from '#agency/whatsapp/events.ts';
import { readNumber } from '#agency/whatsapp/numbers.ts';
import { readTemplates, templateFor } from '#agency/whatsapp/templates.ts';
import { waNumber } from '#agency/whatsapp/whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { isWholePhone, phoneDigits } from '#kit/india/phone.ts';
import type { WhatsAppContent } from '#kit/ports/whatsapp.ts';
import { codeBySms } from '#sales/quotations/code-by-sms.ts';

/** Begins the key of each message that tries a carrier. */
export const trialKey = 'trial:';

type Text = Pick<Draft, 'channel' | 'to' | 'subject' | 'text'> & Partial<Draft>;
const draft = (text: Text): Draft => ({
  dedupeKey: `${trialKey}${v7()}`,
  replyTo: null,
  html: null,
  leadId: null,
  ...text,
});

const cameText = (what: string) => `It came: ${what} go out.`;

export function mailTrial(ctx: Ctx, to: string): Draft {
  if (!ctx.mail) throw new Conflict(/*staff*/ 'No mail server is set up.');
  return draft({ channel: 'email', to, subject: 'A mail to try the mail server', text: cameText('mails') });
}

/** The registered text of a code, for operators drop any other; the code in it opens nothing. */
export async function smsTrial(ctx: Ctx, phone: string): Promise<Draft> {
  if (!ctx.sms) throw new Conflict(/*staff*/ 'No carrier of SMS is set up.');
  const to = tenDigits(phone);
  const settings = await readSettings(ctx);
  const { text, smsTemplate } = codeBySms(ctx, settings, { code: '000000', language: 'en' });
  if (!smsTemplate || !settings.dltEntityId || !settings.dltHeader)
    throw new Conflict(
      /*staff*/ 'Operators deliver only registered texts. Write entity, header and the text’s ids into the settings first.',
    );
  return draft({ channel: 'sms', to, subject: 'An SMS to try the carrier', text, smsTemplate });
}

/**
 * Any text to whoever has just written to us, else the first of our templates that is approved now.
 * @throws CarrierError where WhatsApp does not tell its templates
 */
export async function whatsAppTrial(ctx: Ctx, phone: string, name: string): Promise<Draft> {
  if (!ctx.whatsapp) throw new Conflict(/*staff*/ 'WhatsApp is not set up.');
  const number = waNumber(tenDigits(phone));
  await readTemplates(ctx);
  const { windowEndsAt } = await readNumber(ctx, { number });
  const isOpen = windowEndsAt !== null && windowEndsAt > ctx.now();
  const { text, content } = isOpen ? freeText() : await firstTemplate(ctx, name);
  return draft({
    channel: 'whatsapp',
    to: number,
    subject: 'A message to try WhatsApp',
    text,
    whatsapp: content,
  });
}

/** @throws Invalid */
function tenDigits(phone: string): string {
  if (!isWholePhone(phone)) throw new Invalid({ phone: /*staff*/ 'Write the ten digits of your own number' });
  return phoneDigits(phone);
}

type Said = { text: string; content: WhatsAppContent };

function freeText(): Said {
  const text = cameText('WhatsApp messages');
  return { text, content: { kind: 'text', text } };
}

async function firstTemplate(ctx: Ctx, name: string): Promise<Said> {
  const { brand } = await readSettings(ctx);
  const values: Record<string, string> = { ...sampleValues, name, company: brand };
  for (const event of Object.keys(whatsAppEvents) as WhatsAppEvent[]) {
    const found = await templateFor(ctx, { event, language: 'en' });
    if (!found.template || !['', 'text'].includes(found.template.header)) continue;
    const { template, gaps } = found;
    const filled = gaps.map((gap) => values[gap] ?? '–');
    return {
      text: template.body.replaceAll(/\{\{(\d+)\}\}/g, (gap, i: string) => filled[Number(i) - 1] ?? gap),
      content: { kind: 'template', name: template.name, language: template.language, values: filled },
    };
  }
  throw new Conflict(
    /*staff*/ 'WhatsApp answers, but none of our texts is approved yet. Write to the number of the business from your phone, and try again within 24 hours.',
  );
}
