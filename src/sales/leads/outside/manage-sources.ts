import { and, asc, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { countMatching } from '#kit/rows/capped-count.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, type TimePage } from '#kit/rows/time-page.ts';
import { SecretLost } from '#kit/secrets/sealed.ts';
import { leads } from '../table.server.ts';
import { metaLeadFetch } from './receive-leads.ts';
import type {
  NewOutsideSource,
  OutsideLeadFilter,
  OutsideSourceChange,
  OutsideState,
} from './outside-source.ts';
import { addressOf } from './source-address.ts';
import { newKey, openKeys, sealKeys, type SourceKeys } from './source-keys.ts';
import { outsideLeads, outsideSources } from './table.server.ts';
import type { OutsideSource } from './take-outside-lead.ts';

const most = 50;
const subject = (id: string) => ({ subjectType: 'outside-source' as const, subjectId: id });

/** What of a source may be seen: its address and our key, to be copied; of Meta's secrets only that they are there. */
async function shown(ctx: Ctx, { secret, ...source }: OutsideSource) {
  const keys = await openKeys(ctx, { secret }).catch((error: unknown) => {
    if (error instanceof SecretLost) return null;
    throw error;
  });
  return {
    ...source,
    address: keys && addressOf(ctx.publicUrl, source, keys),
    key: keys?.key ?? null,
    hasAppSecret: keys?.appSecret !== undefined,
    hasPageToken: keys?.pageToken !== undefined,
  };
}

/** All of them, with how many leads each brought and how many wait, up to a thousand. */
export async function listOutsideSources(ctx: Ctx) {
  allow(ctx.actor, 'outside-sources:read');
  return readSources(ctx);
}

/** One of them, as above. @throws NotFound */
export async function getOutsideSource(ctx: Ctx, { sourceId }: { sourceId: string }) {
  allow(ctx.actor, 'outside-sources:read');
  const [found] = await readSources(ctx, sourceId);
  if (!found) throw new NotFound('This source');
  return found;
}

async function readSources(ctx: Ctx, sourceId?: string) {
  const sources = await ctx.db
    .select()
    .from(outsideSources)
    .where(sourceId ? eq(outsideSources.id, sourceId) : undefined)
    .orderBy(asc(outsideSources.id));
  return Promise.all(
    sources.map(async (source) => {
      const of = async (state: OutsideState) => {
        const these = and(eq(outsideLeads.sourceId, source.id), eq(outsideLeads.state, state));
        return (await countMatching(ctx, outsideLeads, these)).total;
      };
      return {
        ...(await shown(ctx, source)),
        // What is left in our own form comes by the call of every form.
        taken: source.kind === 'form' ? await countOf(ctx, source) : await of('taken'),
        waiting: await of('waiting'),
        refused: await of('refused'),
      };
    }),
  );
}

const countOf = async (ctx: Ctx, { name }: OutsideSource) =>
  (await countMatching(ctx, leads, and(eq(leads.source, name), eq(leads.form, 'outside')))).total;

export async function createOutsideSource(ctx: Ctx, input: NewOutsideSource): Promise<{ id: string }> {
  allow(ctx.actor, 'outside-sources:edit');
  const { appSecret, pageToken, ...fields } = input;
  checkSecrets(input.kind, input);
  if ((await ctx.db.$count(outsideSources)) >= most)
    throw new Conflict('There are {count} sources already.', { count: most });
  const id = v7();
  await inTransaction(ctx, async (ctx) => {
    const secret = await sealKeys(ctx, { key: newKey(), ...given({ appSecret, pageToken }) });
    await ctx.db.insert(outsideSources).values({ id, createdAt: ctx.now(), ...fields, secret });
    await audit(ctx, { action: 'created', ...subject(id), after: fields });
  });
  return { id };
}

export async function changeOutsideSource(
  ctx: Ctx,
  { sourceId, appSecret, pageToken, ...fields }: OutsideSourceChange & { sourceId: string },
): Promise<void> {
  allow(ctx.actor, 'outside-sources:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await lockSource(ctx, sourceId);
    checkSecrets(before.kind, { appSecret, pageToken });
    const secrets = given({ appSecret, pageToken });
    const isSecret = Object.keys(secrets).length > 0;
    const set = {
      ...fields,
      ...(isSecret && { secret: await sealKeys(ctx, { ...(await openKeys(ctx, before)), ...secrets }) }),
    };
    if (Object.keys(set).length > 0)
      await ctx.db.update(outsideSources).set(set).where(eq(outsideSources.id, sourceId));
    await audit(ctx, {
      action: 'changed',
      ...subject(sourceId),
      before: Object.fromEntries(Object.keys(fields).map((key) => [key, before[key as keyof typeof fields]])),
      after: { ...fields, ...(isSecret && { secrets: Object.keys(secrets).join(', ') }) },
    });
  });
}

/** Takes our key out of use at once: what is sent with the old one is refused. */
export async function renewSourceKey(ctx: Ctx, { sourceId }: { sourceId: string }): Promise<void> {
  allow(ctx.actor, 'outside-sources:edit');
  await inTransaction(ctx, async (ctx) => {
    const source = await lockSource(ctx, sourceId);
    const secret = await sealKeys(ctx, { ...(await openKeys(ctx, source)), key: newKey() });
    await ctx.db.update(outsideSources).set({ secret }).where(eq(outsideSources.id, sourceId));
    await audit(ctx, { action: 'changed', ...subject(sourceId), after: { key: 'changed' } });
  });
}

/** Its leads stay; what it still waits for goes. */
export async function deleteOutsideSource(ctx: Ctx, { sourceId }: { sourceId: string }): Promise<void> {
  allow(ctx.actor, 'outside-sources:edit');
  await inTransaction(ctx, async (ctx) => {
    const { kind, name } = await lockSource(ctx, sourceId);
    await ctx.db.delete(outsideSources).where(eq(outsideSources.id, sourceId));
    await audit(ctx, { action: 'deleted', ...subject(sourceId), before: { kind, name } });
  });
}

/** Asks Meta once more for every lead that still waits. @returns how many */
export async function fetchWaiting(ctx: Ctx, { sourceId }: { sourceId: string }): Promise<{ count: number }> {
  allow(ctx.actor, 'outside-sources:edit');
  return inTransaction(ctx, async (ctx) => {
    await lockSource(ctx, sourceId);
    const waiting = await ctx.db
      .select({ outsideLeadId: outsideLeads.id })
      .from(outsideLeads)
      .where(and(eq(outsideLeads.sourceId, sourceId), eq(outsideLeads.state, 'waiting')))
      .limit(1_000);
    await ctx.jobs.enqueue(ctx.db, metaLeadFetch, waiting);
    await audit(ctx, { action: 'retried', ...subject(sourceId), after: { count: waiting.length } });
    return { count: waiting.length };
  });
}

/** What came, newest first. */
export async function listOutsideLeads(ctx: Ctx, { sourceId, state, ...page }: OutsideLeadFilter & TimePage) {
  allow(ctx.actor, 'outside-sources:read');
  return pageByTime(page, (before, limit, offset) =>
    ctx.db
      .select()
      .from(outsideLeads)
      .where(
        and(
          sourceId ? eq(outsideLeads.sourceId, sourceId) : undefined,
          state ? eq(outsideLeads.state, state) : undefined,
          before(outsideLeads.id),
        ),
      )
      .orderBy(desc(outsideLeads.id))
      .limit(limit)
      .offset(offset),
  );
}

async function lockSource(ctx: Ctx, sourceId: string): Promise<OutsideSource> {
  const [found] = await ctx.db
    .select()
    .from(outsideSources)
    .where(eq(outsideSources.id, sourceId))
    .for('update');
  if (!found) throw new NotFound('This source');
  return found;
}

const given = (secrets: Partial<SourceKeys>) =>
  Object.fromEntries(
    Object.entries(secrets).filter(([, value]) => value !== undefined),
  ) as Partial<SourceKeys>;

function checkSecrets(kind: string, { appSecret, pageToken }: Partial<SourceKeys>) {
  if (kind !== 'meta' && (appSecret ?? pageToken) !== undefined)
    throw new Invalid({ appSecret: 'Only Meta has these' });
}
