import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { letters } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LetterInput, LetterPlan } from './letter.ts';
import { countReaders } from './readers-of.ts';
import { everybody } from './segment.ts';
import { letterSending, letterTest } from './send-letters.ts';

const most = 200;
const {
  id, subject, subjectB, sharePercent, decideHours, text, postIds, segment, status, sendAt, sentAt, sentTo, decideAt,
  createdAt, updatedAt,
} = letters; // prettier-ignore
const shown = {
  id, subject, subjectB, sharePercent, decideHours, text, postIds, segment, status, sendAt, sentAt, sentTo, decideAt,
  createdAt, updatedAt,
}; // prettier-ignore

/** The latest letters, and how many readers one to everybody would reach. */
export async function listLetters(ctx: Ctx) {
  allow(ctx.actor, 'subscribers:read');
  const [data, readers] = await Promise.all([
    ctx.db.select(shown).from(letters).orderBy(desc(id)).limit(most),
    countReaders(ctx, everybody),
  ]);
  return { data, readers };
}

/** @throws NotFound */
export async function getLetter(ctx: Ctx, input: { letterId: string }) {
  allow(ctx.actor, 'subscribers:read');
  const [found] = await ctx.db.select(shown).from(letters).where(eq(id, input.letterId));
  if (!found) throw new NotFound('This letter');
  return found;
}
export type Letter = Awaited<ReturnType<typeof getLetter>>;

export async function createLetter(ctx: Ctx, input: LetterInput): Promise<Letter> {
  allow(ctx.actor, 'subscribers:edit');
  refuseSame(input);
  const [made] = await ctx.db
    .insert(letters)
    .values({ id: v7(), ...input, createdAt: ctx.now(), updatedAt: ctx.now() })
    .returning(shown);
  if (!made) throw new Error('An insert returned nothing');
  return made;
}

/** Only a draft changes: what readers will get is what was planned. @throws NotFound · Conflict */
export const updateLetter = (ctx: Ctx, { letterId, ...input }: LetterInput & { letterId: string }) =>
  inTransaction(ctx, async (ctx) => {
    refuseSame(input);
    const changed = await changeDraft(ctx, letterId, input);
    await note(ctx, changed, 'changed');
    return changed;
  });

/** Gives a draft its time; null sends it at once. @throws NotFound · Conflict · Invalid */
export async function planLetter(ctx: Ctx, input: LetterPlan & { letterId: string }): Promise<Letter> {
  const at = input.sendAt ?? ctx.now();
  if (input.sendAt && input.sendAt <= ctx.now())
    throw new Invalid({ sendAt: 'Choose a time that is still to come' });
  return inTransaction(ctx, async (ctx) => {
    const planned = await changeDraft(ctx, input.letterId, { status: 'scheduled', sendAt: at });
    await note(ctx, planned, 'status-changed');
    if (!input.sendAt) await ctx.jobs.enqueue(ctx.db, letterSending, [{}]);
    return planned;
  });
}

/** Makes a scheduled letter a draft again, as long as none of it went out. @throws NotFound · Conflict */
export async function unscheduleLetter(ctx: Ctx, input: { letterId: string }): Promise<Letter> {
  allow(ctx.actor, 'subscribers:edit');
  const [back] = await ctx.db
    .update(letters)
    .set({ status: 'draft', sendAt: null, updatedAt: ctx.now() })
    .where(and(eq(id, input.letterId), eq(status, 'scheduled')))
    .returning(shown);
  if (!back) return refuse(ctx, input.letterId, 'It is not waiting any more.');
  await note(ctx, back, 'status-changed');
  return back;
}

/** @throws NotFound · Conflict for what is on its way or was sent */
export async function deleteLetter(ctx: Ctx, input: { letterId: string }): Promise<void> {
  allow(ctx.actor, 'subscribers:edit');
  const [gone] = await ctx.db
    .delete(letters)
    .where(and(eq(id, input.letterId), eq(status, 'draft')))
    .returning(shown);
  if (!gone) return refuse(ctx, input.letterId, 'Only drafts can be deleted.');
  await note(ctx, gone, 'deleted');
}

/** Has the letter mailed to whoever asks, to look at. @throws NotFound */
export async function testLetter(ctx: Ctx, input: { letterId: string }): Promise<{ to: string }> {
  const { email: to } = allow(ctx.actor, 'subscribers:edit');
  await getLetter(ctx, input);
  await ctx.jobs.enqueue(ctx.db, letterTest, [{ ...input, to, at: ctx.now().getTime() }]);
  return { to };
}

function refuseSame({ subject: first, subjectB: other }: LetterInput): void {
  if (first === other) throw new Invalid({ subjectB: 'Write another one, or none' });
}

async function changeDraft(
  ctx: Ctx,
  letterId: string,
  change: Partial<typeof letters.$inferInsert>,
): Promise<Letter> {
  allow(ctx.actor, 'subscribers:edit');
  const [changed] = await ctx.db
    .update(letters)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(id, letterId), eq(status, 'draft')))
    .returning(shown);
  return changed ?? refuse(ctx, letterId, 'Only drafts can be changed. Take it back first.');
}

async function refuse(ctx: Ctx, letterId: string, why: string): Promise<never> {
  await getLetter(ctx, { letterId });
  throw new Conflict(why);
}

const note = (
  ctx: Ctx,
  { id: subjectId, subject: about, status: now }: Letter,
  action: 'changed' | 'status-changed' | 'deleted',
) => audit(ctx, { action, subjectType: 'letter', subjectId, after: { subject: about, status: now } });
