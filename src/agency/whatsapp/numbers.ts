import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { whatsAppConsentVersion } from './consent.ts';
import { whatsappNumbers } from './table.server.ts';
import { askForMail } from '#agency/messages/follow-up.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { waNumber, windowMs } from './whatsapp.ts';

/** For so long what goes by itself goes elsewhere, where it can. */
const unreachedMs = 30 * 86_400_000;

/**
 * What is known of a number. `windowEndsAt`: until then anything may be answered; null where they never wrote.
 * `unreachedAt`: when WhatsApp could not reach it; null where that is no longer so, or long ago.
 */
export async function readNumber(ctx: Pick<Ctx, 'db' | 'now'>, { number }: { number: string }) {
  const [row] = await ctx.db.select().from(whatsappNumbers).where(eq(whatsappNumbers.number, number));
  const {
    name = '',
    agreedAt = null,
    agreedWhere = '',
    agreedBy = null,
    agreedText = '',
    stoppedAt = null,
  } = row ?? {};
  const windowEndsAt = row?.wroteAt ? new Date(row.wroteAt.getTime() + windowMs) : null;
  const at = row?.unreachedAt ?? null;
  const unreachedAt = at && at.getTime() > ctx.now().getTime() - unreachedMs ? at : null;
  return { name, agreedAt, agreedWhere, agreedBy, agreedText, stoppedAt, windowEndsAt, unreachedAt };
}

/** Notes whether WhatsApp could reach a number with what we gave it. */
export async function noteReached(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { number, isReached }: { number: string; isReached: boolean },
): Promise<void> {
  const { number: id, unreachedAt } = whatsappNumbers;
  await (isReached
    ? ctx.db
        .update(whatsappNumbers)
        .set({ unreachedAt: null })
        .where(and(eq(id, number), isNotNull(unreachedAt)))
    : ctx.db.update(whatsappNumbers).set({ unreachedAt: ctx.now() }).where(eq(id, number)));
}

/**
 * Notes that somebody has agreed to be written to, where, and who of the staff heard it.
 * @throws Conflict after their STOP: then only they can begin again
 */
export async function noteAgreed(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { number, where, by }: { number: string; where: string; by: string },
): Promise<void> {
  const agreed = { agreedAt: ctx.now(), agreedWhere: where, agreedBy: by, agreedText: '' };
  const noted = await ctx.db
    .insert(whatsappNumbers)
    .values({ number, ...agreed })
    .onConflictDoUpdate({
      target: whatsappNumbers.number,
      set: agreed,
      setWhere: isNull(whatsappNumbers.stoppedAt),
    })
    .returning({ number: whatsappNumbers.number });
  if (noted.length === 0)
    throw new Conflict(/*staff*/ 'They have said STOP. Only they can begin again, by writing START.');
}

/**
 * Notes who ticked in a form of ours that they may be written to, with the version of its words. Anybody can type a number:
 * so it never outweighs a STOP. @param ticked.phone ten digits @param ticked.where the form
 */
export async function agreeByForm(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ticked: { phone: string; where: string }[],
): Promise<void> {
  const agreed = { agreedAt: ctx.now(), agreedBy: '', agreedText: whatsAppConsentVersion };
  const byNumber = new Map(ticked.map(({ phone, where }) => [waNumber(phone), where]));
  // One order everywhere: two processes cannot wait for each other.
  const rows = [...byNumber].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [number, agreedWhere] of rows)
    await ctx.db
      .insert(whatsappNumbers)
      .values({ number, agreedWhere, ...agreed })
      .onConflictDoUpdate({
        target: whatsappNumbers.number,
        set: { agreedWhere, ...agreed },
        setWhere: isNull(whatsappNumbers.stoppedAt),
      });
}

/** Takes back what was agreed to: they do not want it any more, or have another number now. @param phone ten digits */
export async function endAgreement(ctx: Pick<Ctx, 'db'>, { phone }: { phone: string }): Promise<void> {
  const { number, agreedAt } = whatsappNumbers;
  await ctx.db
    .update(whatsappNumbers)
    .set({ agreedAt: null, agreedWhere: '', agreedBy: null, agreedText: '' })
    .where(and(eq(number, waNumber(phone)), isNotNull(agreedAt)));
}

/** Notes that a number has written. In whatever order notes come, the latest counts. */
export async function noteWrote(
  ctx: Pick<Ctx, 'db'>,
  { number, name, at }: { number: string; name: string; at: Date },
): Promise<void> {
  await ctx.db
    .insert(whatsappNumbers)
    .values({ number, name, wroteAt: at })
    .onConflictDoUpdate({
      target: whatsappNumbers.number,
      set: {
        wroteAt: sql`greatest(${whatsappNumbers.wroteAt}, excluded.wrote_at)`,
        name: sql`coalesce(nullif(excluded.name, ''), ${whatsappNumbers.name})`,
        unreachedAt: null,
      },
    });
}

/** When a number last said STOP and START itself, whatever staff noted and forms since; held until the transaction ends. */
async function lastSaid(ctx: Pick<Ctx, 'db'>, number: string) {
  const [row] = await ctx.db
    .select()
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.number, number))
    .for('update');
  const { stoppedAt = null, agreedAt = null, agreedBy = null } = row ?? {};
  return { stoppedAt, agreedAt, startedAt: agreedBy === null ? agreedAt : null };
}

const isLater = (a: Date | null, b: Date) => a !== null && a > b;

/**
 * Notes their STOP, and takes back what waits to go to them: that goes by mail. In the caller's transaction. `at`: when
 * they wrote it: in whatever order such words come, the latest counts.
 * @returns whether anything changed: said again it does not, nor where they have said START since
 */
export async function noteStopped(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { number, at }: { number: string; at: Date },
): Promise<boolean> {
  const { stoppedAt, startedAt } = await lastSaid(ctx, number);
  // Only a later START of theirs outweighs it, whatever staff have noted since.
  if (isLater(startedAt, at) || isLater(stoppedAt, at)) return false;
  await ctx.db.update(whatsappNumbers).set({ stoppedAt: at }).where(eq(whatsappNumbers.number, number));
  if (stoppedAt) return false;
  const takenBack = await ctx.db
    .update(messages)
    .set({ status: 'failed', lastError: 'They have said STOP.' })
    .where(
      and(
        eq(messages.channel, 'whatsapp'),
        eq(messages.recipient, number),
        eq(messages.status, 'queued'),
        isNull(messages.handedAt),
      ),
    )
    .returning({ id: messages.id });
  const ids = takenBack.map(({ id }) => id);
  await askForMail(ctx, inArray(messages.id, ids));
  return true;
}

/** Notes their START: with it they agree. `at`: when they wrote it. @returns whether anything changed */
export async function noteStarted(
  ctx: Pick<Ctx, 'db'>,
  { number, at }: { number: string; at: Date },
): Promise<boolean> {
  const { stoppedAt, agreedAt, startedAt } = await lastSaid(ctx, number);
  if (isLater(stoppedAt, at) || isLater(startedAt, at)) return false;
  await ctx.db
    .update(whatsappNumbers)
    .set({ stoppedAt: null, agreedAt: at, agreedWhere: 'START on WhatsApp', agreedBy: null, agreedText: '' })
    .where(eq(whatsappNumbers.number, number));
  return stoppedAt !== null || agreedAt === null;
}

/** Of people who are erased nothing stays but their STOP, so that nobody writes to them again. @param numbers with their country */
export async function forgetNumbers(ctx: Pick<Ctx, 'db'>, numbers: string[]): Promise<void> {
  const theirs = inArray(whatsappNumbers.number, numbers);
  await ctx.db.delete(whatsappNumbers).where(and(theirs, isNull(whatsappNumbers.stoppedAt)));
  await ctx.db
    .update(whatsappNumbers)
    .set({
      name: '',
      wroteAt: null,
      unreachedAt: null,
      agreedAt: null,
      agreedWhere: '',
      agreedBy: null,
      agreedText: '',
    })
    .where(theirs);
}

/** Every night: of who neither agreed nor said STOP nothing is known any more thirty days after they last wrote, if ever. */
export async function purgeQuietNumbers(ctx: Pick<Ctx, 'db'>): Promise<void> {
  const { agreedAt, stoppedAt, wroteAt } = whatsappNumbers;
  await ctx.db
    .delete(whatsappNumbers)
    .where(
      and(isNull(agreedAt), isNull(stoppedAt), sql`coalesce(${wroteAt} < now() - interval '30 days', true)`),
    );
}
