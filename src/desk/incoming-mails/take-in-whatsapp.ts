import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { stopWordIn } from '#agency/incoming-mails/stop-words.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { takeWhatsAppStatus } from '#agency/messages/take-whatsapp-status.ts';
import { messages } from '#agency/messages/table.server.ts';
import { noteStarted, noteStopped, noteWrote } from '#agency/whatsapp/numbers.ts';
import { queueText } from '#agency/whatsapp/queue-whatsapp.ts';
import { templatesReading } from '#agency/whatsapp/templates.ts';
import { phoneOf } from '#agency/whatsapp/whatsapp.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound, TooManyRequests } from '#kit/errors.ts';
import { defineLimit, type Limit } from '#kit/limit.ts';
import type { WhatsAppNote } from '#kit/ports/whatsapp.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { customers } from '#people/customers/table.server.ts';
import { leadOfPhone } from '#sales/leads/messages/lead-of-phone.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { fileMail } from './file-mail.ts';
import { mediaFetch, mostBytes, onItsWay, shownMedia } from './media-fetch.ts';

/** Of whoever calls without WhatsApp's signature, by network. */
const forgedLimit = defineLimit('whatsapp-forged', { points: 30, seconds: 600 });
/** Of one number: nobody types faster, and what a program sends fills no page. */
const mostNotes = 120;
const noteLimit = defineLimit('whatsapp-notes', { points: mostNotes, seconds: 3_600 });
/** Of what is beyond that, the first is kept and says so. */
const beyondLimit = defineLimit('whatsapp-notes-beyond', { points: 1, seconds: 3_600 });
const beyond = `What else came within the hour: more than ${mostNotes} messages, on the sender’s phone only`;
const mostCharacters = 20_000;

/**
 * Takes in what WhatsApp tells: what people write, and what became of what we wrote. Told again, or in another order, it
 * comes to the same.
 * @throws NotFound where it is not WhatsApp who tells, or none is set up · TooManyRequests where that is tried often
 */
export async function takeInWhatsApp(ctx: Ctx, call: { body: Uint8Array; signature: string }): Promise<void> {
  const news = ctx.whatsapp?.readCall(call);
  if (!news) {
    if (ctx.whatsapp) await ctx.limit(forgedLimit, ctx.request.ip);
    throw new NotFound(/*i18n*/ 'This address');
  }
  for (const status of news.statuses) await takeWhatsAppStatus(ctx, status);
  for (const note of news.notes) await takeNote(ctx, note);
  if (news.templatesChanged) await ctx.jobs.enqueue(ctx.db, templatesReading, [{}]);
}

async function takeNote(ctx: Ctx, note: WhatsAppNote): Promise<void> {
  if ((await ctx.db.$count(incomingMails, eq(incomingMails.messageId, note.id))) > 0) return;
  // Who has had enough of us is heard, however much they wrote before.
  const asked = stopWordIn(note.text);
  const isBeyond = !asked && (await isOver(ctx, noteLimit, note.from));
  if (isBeyond && (await isOver(ctx, beyondLimit, note.from))) return;
  await inTransaction(ctx, async (ctx) => {
    const { leadId, customerId } = await whoseNumber(ctx, note.from);
    const { filesLeft, fetching } = filesOf(note);
    const [answered] = note.answers
      ? await ctx.db.select({ id: messages.id }).from(messages).where(eq(messages.carrierId, note.answers))
      : [];
    const at = new Date(Math.min(note.at.getTime(), ctx.now().getTime()));
    const [row] = await ctx.db
      .insert(incomingMails)
      .values({
        id: v7(),
        channel: 'whatsapp',
        messageId: note.id,
        at,
        fromAddress: note.from,
        fromName: note.name,
        subject: '',
        text: note.text.slice(0, mostCharacters),
        quoted: '',
        filesLeft: isBeyond ? [...filesLeft, beyond] : filesLeft,
        answersId: answered?.id ?? null,
        strayBecause: leadId || customerId ? '' : 'Nobody is known by this number',
        ...(asked && { handledAt: ctx.now() }),
      })
      .onConflictDoNothing({ target: incomingMails.messageId })
      .returning({ id: incomingMails.id });
    if (!row) return;
    const number = note.from;
    await noteWrote(ctx, { number, name: note.name, at });
    if (leadId || customerId)
      await fileMail(ctx, { mailId: row.id, leadId, customerId, helpRequestId: null });
    if (fetching) await ctx.jobs.enqueue(ctx.db, mediaFetch, [{ mailId: row.id, ...fetching }]);
    if (asked) await follow(ctx, { ...asked, number, at, leadId, noteId: note.id });
    await announce(ctx, { kind: 'incoming-mail', mailId: row.id });
  });
}

/** Does what a word asks for, and says so once. */
async function follow(
  ctx: Ctx,
  word: {
    asks: 'stop' | 'start';
    said: string;
    number: string;
    at: Date;
    leadId: string | null;
    noteId: string;
  },
): Promise<void> {
  const { asks, said: text, number, at, leadId, noteId } = word;
  const isStop = asks === 'stop';
  const isNew = await (isStop ? noteStopped : noteStarted)(ctx, { number, at });
  if (!isNew) return;
  await queueText(ctx, { key: `${asks}:${noteId}`, number, text, leadId, isFarewell: isStop });
  if (leadId)
    await logOnLead(
      ctx,
      leadId,
      isStop
        ? 'Said STOP: nothing is sent to them on WhatsApp any more.'
        : 'Said START: WhatsApp is welcome again.',
      'WhatsApp',
    );
}

async function isOver(ctx: Ctx, limit: Limit, number: string): Promise<boolean> {
  try {
    await ctx.limit(limit, number);
    return false;
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    throw error;
  }
}

/** WhatsApp vouches for the number: who has it here wrote it. */
async function whoseNumber(ctx: Pick<Ctx, 'db'>, number: string) {
  const phone = phoneOf(number);
  if (!phone) return placedBefore(ctx, number);
  const [customer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.phone, phone), isNull(customers.closedAt)))
    .orderBy(desc(customers.id))
    .limit(1);
  return { leadId: await leadOfPhone(ctx, { phone }), customerId: customer?.id ?? null };
}

/** No lead and no account has a number from abroad: it is whose staff said that its last message was. */
async function placedBefore({ db }: Pick<Ctx, 'db'>, number: string) {
  const { id, channel, fromAddress, strayBecause, leadId, customerId } = incomingMails;
  const [placed] = await db
    .select({ leadId, customerId })
    .from(incomingMails)
    .where(and(eq(channel, 'whatsapp'), eq(fromAddress, number), eq(strayBecause, '')))
    .orderBy(desc(id))
    .limit(1);
  return placed ?? { leadId: null, customerId: null };
}

function filesOf({ media }: WhatsAppNote) {
  if (!media) return { filesLeft: [], fetching: null };
  const name = shownMedia(media);
  return mostBytes[media.kind]
    ? { filesLeft: [onItsWay(name)], fetching: { mediaId: media.id, kind: media.kind, name } }
    : { filesLeft: [`${name}: on the sender’s phone only`], fetching: null };
}
