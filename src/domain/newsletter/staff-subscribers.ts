import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { subscribers } from '#db/schema/newsletter.server.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { csvLines } from '#domain/csv.ts';
import { NotFound } from '#domain/errors.ts';
import { pageByTime, type TimePage } from '#domain/time-page.ts';
import type { SubscriberFilter } from './subscriber.ts';

const { id, email, status, requestedAt, confirmedAt, unsubscribedAt } = subscribers;
const columns = { id, email, status, requestedAt, confirmedAt, unsubscribedAt };

const matching = (filter: SubscriberFilter) =>
  and(
    filter.status && eq(status, filter.status),
    filter.q ? sql`starts_with(${email}, ${filter.q})` : undefined,
  );

/** Who asked for the newsletter, the latest first. */
export async function listSubscribers(ctx: Ctx, input: SubscriberFilter & TimePage) {
  allow(ctx.actor, 'subscribers:read');
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(columns)
      .from(subscribers)
      .where(and(matching(input), before(id)))
      .orderBy(desc(id))
      .limit(limit)
      .offset(offset),
  );
}

/** Forgets an address entirely, as its owner may ask. @throws NotFound */
export async function removeSubscriber(ctx: Ctx, input: { subscriberId: string }): Promise<void> {
  allow(ctx.actor, 'subscribers:edit');
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(subscribers).where(eq(id, input.subscriberId)).returning({ id });
    if (!gone) throw new NotFound('This subscriber');
    await audit({ ...ctx, db: tx }, { action: 'deleted', subjectType: 'subscriber', subjectId: gone.id });
  });
}

/** The list as CSV, in pieces. The audit is written before the first piece leaves. */
export async function exportSubscribers(ctx: Ctx, filter: SubscriberFilter): Promise<AsyncGenerator<string>> {
  allow(ctx.actor, 'subscribers:export');
  await audit(ctx, { action: 'exported', subjectType: 'subscriber', subjectId: 'list', after: filter });
  return pieces(ctx, filter);
}

const batchSize = 1_000;
const moment = (at: Date | null) => at?.toISOString() ?? '';

async function* pieces(ctx: Ctx, filter: SubscriberFilter): AsyncGenerator<string> {
  // Spreadsheets take a file for UTF-8 only when it says so.
  yield '\uFEFF' + csvLines([['E-mail', 'State', 'Asked (UTC)', 'Confirmed (UTC)', 'Unsubscribed (UTC)']]);
  let last: string | null = null;
  do {
    const rows: Awaited<ReturnType<typeof readBatch>> = await readBatch(ctx, filter, last);
    if (rows.length > 0)
      yield csvLines(
        rows.map((row) => [
          row.email,
          row.status,
          moment(row.requestedAt),
          moment(row.confirmedAt),
          moment(row.unsubscribedAt),
        ]),
      );
    last = rows.length < batchSize ? null : (rows.at(-1)?.id ?? null);
  } while (last !== null);
}

const readBatch = (ctx: Ctx, filter: SubscriberFilter, before: string | null) =>
  ctx.db
    .select(columns)
    .from(subscribers)
    .where(and(matching(filter), before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(batchSize);
