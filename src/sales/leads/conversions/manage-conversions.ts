import { and, desc, eq, inArray } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { countMatching } from '#kit/rows/capped-count.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { leads } from '../table.server.ts';
import {
  destinations,
  type ConversionFilter,
  type ConversionState,
  type DestinationChange,
} from './conversion.ts';
import { conversionTelling } from './queue-conversions.ts';
import { conversionDestinations, conversions } from './table.server.ts';

/** Every network, set up or not, with how much was told to it and how much was not, up to a thousand. */
export async function listDestinations(ctx: Ctx) {
  allow(ctx.actor, 'conversions:read');
  const kept = await ctx.db.select().from(conversionDestinations);
  return Promise.all(
    destinations.map(async (kind) => {
      const found = kept.find((one) => one.kind === kind);
      const of = async (...states: ConversionState[]) => {
        const these = and(eq(conversions.destination, kind), inArray(conversions.state, states));
        return (await countMatching(ctx, conversions, these)).total;
      };
      return {
        id: kind,
        active: found?.active ?? false,
        ids: found?.ids ?? {},
        hasSecret: Boolean(found?.secret),
        sent: await of('sent'),
        waiting: await of('queued', 'failed'),
        skipped: await of('skipped'),
        dead: await of('dead'),
      };
    }),
  );
}

/** @throws Invalid while it is to be on without its secret, or Google's is no key file */
export async function saveDestination(ctx: Ctx, { kind, active, ids, secret }: DestinationChange) {
  allow(ctx.actor, 'conversions:edit');
  if (kind === 'google-ads' && secret !== undefined && !isKeyFile(secret))
    throw new Invalid({ secret: 'Paste the whole key file of the service account' });
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(conversionDestinations)
      .where(eq(conversionDestinations.kind, kind))
      .for('update');
    if (active && !secret && !before?.secret) throw new Invalid({ secret: 'It is not switched on without' });
    const kept = secret ? await ctx.secrets.seal(secret) : (before?.secret ?? '');
    const set = { active, ids, secret: kept };
    await ctx.db
      .insert(conversionDestinations)
      .values({ kind, ...set })
      .onConflictDoUpdate({ target: conversionDestinations.kind, set });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'conversion-destination',
      subjectId: kind,
      before: before ? { active: before.active, ...before.ids } : {},
      after: { active, ...ids, ...(secret && { secret: 'changed' }) },
    });
  });
}

/** What was told and what was not, newest first. */
export async function listConversions(
  ctx: Ctx,
  { destination, event, state, leadId, ...page }: ConversionFilter & TimePage,
) {
  allow(ctx.actor, 'conversions:read');
  return pageByTime(page, (before, limit, offset) => {
    // Chosen first: only those of the page are looked up further.
    const chosen = ctx.db
      .select({ id: conversions.id })
      .from(conversions)
      .where(
        and(
          destination ? eq(conversions.destination, destination) : undefined,
          event ? eq(conversions.event, event) : undefined,
          state ? eq(conversions.state, state) : undefined,
          leadId ? eq(conversions.leadId, leadId) : undefined,
          before(conversions.id),
        ),
      )
      .orderBy(desc(conversions.id))
      .limit(limit)
      .offset(offset);
    return ctx.db
      .select({
        id: conversions.id,
        leadId: conversions.leadId,
        leadName: leads.name,
        event: conversions.event,
        destination: conversions.destination,
        at: conversions.at,
        eventId: conversions.eventId,
        valuePaise: conversions.valuePaise,
        state: conversions.state,
        reason: conversions.reason,
        attempts: conversions.attempts,
        answer: conversions.answer,
        sentAt: conversions.sentAt,
      })
      .from(conversions)
      .innerJoin(leads, eq(leads.id, conversions.leadId))
      .where(inArray(conversions.id, chosen))
      .orderBy(desc(conversions.id));
  });
}

/** Tells it once more, under the same id. What there was no consent for is never told. @throws NotFound · Conflict */
export async function retryConversion(ctx: Ctx, { conversionId }: { conversionId: string }): Promise<void> {
  allow(ctx.actor, 'conversions:edit');
  await inTransaction(ctx, async (ctx) => {
    const mine = eq(conversions.id, conversionId);
    const [again] = await ctx.db
      .update(conversions)
      .set({ state: 'queued', attempts: 0 })
      .where(and(mine, inArray(conversions.state, ['failed', 'dead'])))
      .returning({ id: conversions.id });
    if (!again) {
      if ((await ctx.db.$count(conversions, mine)) === 0) throw new NotFound('This conversion');
      throw new Conflict('Only what failed is told once more.');
    }
    await ctx.jobs.enqueue(ctx.db, conversionTelling, [{ conversionId }]);
    await audit(ctx, { action: 'retried', subjectType: 'conversion', subjectId: conversionId });
  });
}

function isKeyFile(text: string): boolean {
  try {
    const file = Object(JSON.parse(text)) as { client_email?: unknown; private_key?: unknown };
    return typeof file.client_email === 'string' && typeof file.private_key === 'string';
  } catch {
    return false;
  }
}
