import { asc, eq, sql, sum } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { subscribers } from '../table.server.ts';
import { addressesIn } from './addresses-in.ts';
import { betterSubject, type Subject } from './better-subject.ts';
import { postsOf } from './posts-of.ts';
import { countReaders, readersOf } from './readers-of.ts';
import type { Segment } from './segment.ts';
import { letterLinks, letters } from './table.server.ts';

export type SentLetter = typeof letters.$inferSelect;

/** A subscriber's place in the draw of a letter: the same each time, and another one for each letter. */
export const lotOf = (letterId: string) => sql<string>`md5(${letterId} || ${subscribers.id}::text)`;

/**
 * Takes up a letter whose time has come: counts its readers as they are now and draws who tries which of two subjects, or
 * decides between them. From then on it does not change, so that whoever goes on with it after a crash does the same.
 * @returns null where it was taken back meanwhile, or its time has not come
 */
export function beginLetter(ctx: Ctx, letterId: string): Promise<SentLetter | null> {
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(letters.id, letterId);
    const [letter] = await ctx.db.select().from(letters).where(mine).for('update');
    if (letter?.status === 'sending') return letter;
    const isDue = (at: Date | null | undefined) => !!at && at <= ctx.now();
    const change =
      letter?.status === 'scheduled' && isDue(letter.sendAt)
        ? { ...(await drawLots(ctx, letter)), sentUntil: null }
        : letter?.status === 'testing' && isDue(letter.decideAt)
          ? { decision: await decide(ctx, letter), sentUntil: null }
          : null;
    if (!letter || !change) return null;
    if (letter.status === 'scheduled') await keepLinks(ctx, letter);
    const [begun] = await ctx.db
      .update(letters)
      .set({ ...change, status: 'sending' })
      .where(mine)
      .returning();
    return begun ?? null;
  });
}

async function drawLots(ctx: Ctx, { id, segment, subjectB, sharePercent }: SentLetter) {
  const readers = await countReaders(ctx, segment);
  if (!subjectB) return { readers };
  const share = Math.min(Math.floor(readers / 2), Math.max(1, Math.round((readers * sharePercent) / 100)));
  const none = { sent: 0, clicks: 0 };
  if (share === 0) return { readers, decision: betterSubject(none, none) };
  const lotsA = await lotAt(ctx, id, segment, share);
  return { readers, lotsA, lotsB: await lotAt(ctx, id, segment, 2 * share) };
}

async function lotAt(ctx: Ctx, letterId: string, segment: Segment, place: number): Promise<string | null> {
  const lot = lotOf(letterId);
  const [found] = await ctx.db
    .select({ lot })
    .from(subscribers)
    .where(readersOf(ctx, segment))
    .orderBy(asc(lot))
    .offset(place - 1)
    .limit(1);
  return found?.lot ?? null;
}

async function decide(ctx: Ctx, { id, sentTo, sentToB }: SentLetter) {
  const clicks = await clicksOn(ctx, id);
  return betterSubject({ sent: sentTo - sentToB, clicks: clicks.a }, { sent: sentToB, clicks: clicks.b });
}

/** How often the links of each subject were followed. */
export async function clicksOn({ db }: Pick<Ctx, 'db'>, letterId: string): Promise<Record<Subject, number>> {
  const rows = await db
    .select({ subject: letterLinks.subject, clicks: sum(letterLinks.clicks).mapWith(Number) })
    .from(letterLinks)
    .where(eq(letterLinks.letterId, letterId))
    .groupBy(letterLinks.subject);
  return { a: 0, b: 0, ...Object.fromEntries(rows.map(({ subject, clicks }) => [subject, clicks])) };
}

/** Writes down where the letter leads, for each of its subjects: only there do its links lead. */
async function keepLinks(ctx: Ctx, letter: SentLetter): Promise<void> {
  const leads = await postsOf(ctx, letter.postIds);
  const urls = new Set([...addressesIn(letter.text), ...leads.map(({ url }) => url)]);
  const subjects: Subject[] = letter.subjectB ? ['a', 'b'] : ['a'];
  const rows = subjects.flatMap((subject) =>
    [...urls].map((url) => ({ id: v7(), letterId: letter.id, subject, url })),
  );
  if (rows.length > 0) await ctx.db.insert(letterLinks).values(rows).onConflictDoNothing();
}
