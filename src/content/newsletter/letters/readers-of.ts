import { and, arrayOverlaps, count, eq, exists, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { subscribers } from '../table.server.ts';
import type { Segment } from './segment.ts';
import { letterReaders, letters } from './table.server.ts';

/** The WHERE of the confirmed subscribers that a segment means, as they are now. */
export function readersOf(ctx: Pick<Ctx, 'db' | 'now'>, segment: Segment) {
  const { languages, interests, source, since, until, quietDays } = segment;
  const account = ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, subscribers.email), isNull(customers.closedAt)));
  const isCustomer = { all: undefined, only: exists(account), none: not(exists(account)) };
  return and(
    eq(subscribers.status, 'confirmed'),
    languages.length > 0 ? inArray(subscribers.language, languages) : undefined,
    interests.length > 0 ? arrayOverlaps(subscribers.interests, interests) : undefined,
    source ? sql`starts_with(${subscribers.source}, ${source})` : undefined,
    isCustomer[segment.customers],
    since ? sql`${subscribers.confirmedAt} >= ${startOf(since)}` : undefined,
    until ? sql`${subscribers.confirmedAt} < ${startOf(until)} + interval '1 day'` : undefined,
    quietDays ? isQuiet(ctx, quietDays) : undefined,
  );
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

function isQuiet({ db, now }: Pick<Ctx, 'db' | 'now'>, days: number) {
  const after = new Date(now().getTime() - days * 86_400_000).toISOString();
  const got = db
    .select({ id: letterReaders.letterId })
    .from(letterReaders)
    .innerJoin(letters, eq(letters.id, letterReaders.letterId))
    .where(and(eq(letterReaders.subscriberId, subscribers.id), sql`${letters.sendAt} >= ${after}`));
  const noticed = db
    .select({ id: letterReaders.letterId })
    .from(letterReaders)
    .innerJoin(letters, eq(letters.id, letterReaders.letterId))
    .where(
      and(
        eq(letterReaders.subscriberId, subscribers.id),
        sql`${letters.sendAt} >= ${after}`,
        or(isNotNull(letterReaders.openedAt), isNotNull(letterReaders.clickedAt)),
      ),
    );
  return and(isNotNull(subscribers.measuredSince), exists(got), not(exists(noticed)));
}

/** How many confirmed subscribers there are. */
export async function countReaders(ctx: Pick<Ctx, 'db' | 'now'>, segment: Segment): Promise<number> {
  const [row] = await ctx.db.select({ readers: count() }).from(subscribers).where(readersOf(ctx, segment));
  return row?.readers ?? 0;
}

/** How many a letter with this segment would reach now. */
export async function previewReaders(ctx: Ctx, input: Segment): Promise<{ readers: number }> {
  allow(ctx.actor, 'subscribers:read');
  return { readers: await countReaders(ctx, input) };
}
