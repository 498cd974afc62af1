import { whatsAppEvents, type WhatsAppEvent } from './events.ts';
import { readNumber } from './numbers.ts';
import { templateFor } from './templates.ts';
import { lockTelling, toldAt } from './was-told.ts';
import { waNumber } from './whatsapp.ts';
import type { Draft } from '#agency/messages/message.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { Language } from '#kit/language/language.ts';
import type { WhatsAppFile } from '#kit/ports/whatsapp.ts';

/** What is to be told of an event, and to whom. `key` names the event itself: it is told once. */
export type EventMessage = {
  event: WhatsAppEvent;
  key: string;
  /** Ten digits; empty where there is none. */
  phone: string;
  language: Language;
  /** The key under which a job tells the same by itself (either-way.ts). */
  jobKey?: string;
};

/** Whether and why not an event can be told on WhatsApp, which is set up. */
export async function readWay(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { event, key, phone, language, jobKey }: EventMessage,
) {
  const number = waNumber(phone);
  const { agreedAt, agreedWhere, stoppedAt, unreachedAt } = await readNumber(ctx, { number });
  const { fault } = await templateFor(ctx, { event, language });
  return {
    isSet: true,
    phone,
    label: whatsAppEvents[event].label,
    agreedAt,
    agreedWhere,
    stoppedAt,
    unreachedAt,
    fault,
    sentAt: await toldAt(ctx, [`whatsapp:${key}`, ...(jobKey ? [jobKey] : [])]),
  };
}

export type Told = EventMessage & {
  /** By the names that the event gives its gaps. */
  values: Record<string, string>;
  leadId: string | null;
  /** What in the values opens something. */
  secret?: string;
  /** Goes in the template's head, where that takes a file. */
  file: (() => Promise<WhatsAppFile>) | null;
  /** Without the file it would lead to nothing: only a template with room for it can tell it. */
  needsFile?: boolean;
};

/**
 * An event as its template tells it, for `queueOnce`.
 * @throws Conflict where WhatsApp is not set up, they have not agreed or have said STOP, or the template is not approved
 */
export async function draftEvent(ctx: Ctx, told: Told): Promise<Draft> {
  const { event, key, phone, language, values, leadId, secret, file, needsFile } = told;
  if (!ctx.whatsapp) throw new Conflict(notSet);
  if (!phone) throw new Conflict(/*staff*/ 'There is no complete mobile number.');
  const number = waNumber(phone);
  await refuseUnagreed(ctx, number);
  const found = await templateFor(ctx, { event, language });
  if (!found.template)
    throw new Conflict(/*staff*/ 'No template can be sent. {fault}.', { fault: found.fault });
  const { template, gaps } = found;
  const filled = gaps.map((name) => inOneLine(values[name] ?? ''));
  if (needsFile && template.header !== 'document')
    throw new Conflict(/*staff*/ 'The template has no room for the document.');
  const attachment = template.header === 'document' && file ? await file() : null;
  if (template.header === 'document' && !attachment)
    throw new Conflict(/*staff*/ 'The template wants a file, and there is none.');
  return {
    dedupeKey: `whatsapp:${key}`,
    channel: 'whatsapp',
    to: number,
    replyTo: null,
    subject: whatsAppEvents[event].label,
    text: template.body.replaceAll(/\{\{(\d+)\}\}/g, (gap, i: string) => filled[Number(i) - 1] ?? gap),
    html: null,
    leadId,
    whatsapp: { kind: 'template', name: template.name, language: template.language, values: filled },
    ...(attachment && { attachments: [{ ...attachment, encoding: 'base64' as const }] }),
    ...(secret && { secret }),
  };
}

/** In the caller's transaction. @throws Conflict where it was told before, by hand or, under `jobKey`, by itself */
export async function queueOnce(
  ctx: Ctx,
  draft: Draft,
  { jobKey }: Pick<EventMessage, 'jobKey'> = {},
): Promise<void> {
  if (jobKey) await lockTelling(ctx, jobKey);
  const isTold = jobKey !== undefined && (await toldAt(ctx, [jobKey])) !== null;
  if (isTold || (await queueMessages(ctx, [draft])) === 0)
    throw new Conflict(/*staff*/ 'It was sent on WhatsApp before.');
}

/**
 * Answers freely what somebody wrote, while they may be answered so. Sent again with the same key it goes once.
 * @param input.number with its country, whichever that is
 * @throws Conflict where WhatsApp is not set up, they have said STOP, or more than 24 hours have passed
 */
export async function queueAnswer(
  ctx: Ctx,
  input: { key: string; number: string; text: string; leadId: string | null },
): Promise<void> {
  if (!ctx.whatsapp) throw new Conflict(notSet);
  const { number } = input;
  const { stoppedAt, windowEndsAt } = await readNumber(ctx, { number });
  if (stoppedAt) throw new Conflict(stopped);
  if (!windowEndsAt || windowEndsAt <= ctx.now())
    throw new Conflict(/*staff*/ 'More than 24 hours have passed since they wrote. Send a template.');
  await queueText(ctx, { ...input, key: `answer:${input.key}` });
}

/** Writes a text into the outbox, once for each key. */
export async function queueText(
  ctx: Ctx,
  input: { key: string; number: string; text: string; leadId: string | null; isFarewell?: boolean },
): Promise<void> {
  const { key, number, text, leadId, isFarewell } = input;
  await queueMessages(ctx, [
    {
      dedupeKey: `whatsapp:${key}`,
      channel: 'whatsapp',
      to: number,
      replyTo: null,
      subject: text.slice(0, 150),
      text,
      html: null,
      leadId,
      whatsapp: { kind: 'text', text, ...(isFarewell && { isFarewell }) },
    },
  ]);
}

const notSet = /*staff*/ 'WhatsApp is not set up on this server.';
const stopped = /*staff*/ 'They have said STOP. Only they can begin again, by writing START.';

/** Without their yes nothing goes that they have not asked for. @throws Conflict */
async function refuseUnagreed(ctx: Pick<Ctx, 'db' | 'now'>, number: string): Promise<void> {
  const { agreedAt, stoppedAt } = await readNumber(ctx, { number });
  if (stoppedAt) throw new Conflict(stopped);
  if (!agreedAt)
    throw new Conflict(
      /*staff*/ 'They have not agreed to be written to on WhatsApp. Note first where they did.',
    );
}

/** WhatsApp takes neither breaks of a line nor several spaces in a gap, nor an empty one. */
const inOneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim().slice(0, 500) || '–';
