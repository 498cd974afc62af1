import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { NotFound, Unauthenticated } from '#kit/errors.ts';
import { job } from '#kit/job.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isSameSecret } from '#kit/secrets/is-same-secret.ts';
import type { OutsideKind } from './outside-source.ts';
import { googleLeadIn } from './read-google.ts';
import { indiaMartLeadsIn, justdialLeadIn } from './read-market-place.ts';
import { metaNoticesIn } from './read-meta.ts';
import { isSignedByMeta, openKeys, type SourceKeys } from './source-keys.ts';
import { outsideSources } from './table.server.ts';
import { noteOutsideLead, takeOutsideLead, type OutsideSource } from './take-outside-lead.ts';

const outsideLeadsLimit = defineLimit('outside-leads', { points: 1_200, seconds: 600 });

/** Asks Meta what somebody entered. Tried for some four days: their API may be down, a token may have to be renewed. */
export const metaLeadFetch = job<{ outsideLeadId: string }>('fetch-meta-lead', {
  retry: { limit: 40, delay: 15, delayMax: 10_800 },
  fields: { outsideLeadId: 'shown' },
});

type Called = { sourceId: string };

/** What Meta sends when its address is given to it. @throws Unauthenticated with another token than ours */
export async function verifyMeta(
  ctx: Ctx,
  { sourceId, mode, token }: Called & { mode: string; token: string },
): Promise<void> {
  const { keys } = await sourceOf(ctx, sourceId, 'meta');
  if (mode !== 'subscribe' || !isSameSecret(token, keys.key)) throw notGenuine();
}

/** Meta tells that there are leads; what they say is fetched by a job. @throws Unauthenticated when it is not from Meta */
export async function receiveMeta(
  ctx: Ctx,
  { sourceId, body, signature }: Called & { body: Uint8Array; signature: string },
): Promise<void> {
  const { source, keys } = await sourceOf(ctx, sourceId, 'meta');
  if (!isSignedByMeta(body, signature, keys.appSecret)) throw notGenuine();
  await inTransaction(ctx, async (ctx) => {
    for (const { leadgenId, raw } of metaNoticesIn(parsed(body))) {
      const row = await noteOutsideLead(ctx, source, { externalId: leadgenId, raw });
      if (row) await ctx.jobs.enqueue(ctx.db, metaLeadFetch, [{ outsideLeadId: row.id }]);
    }
  });
}

/** @throws ZodError · Unauthenticated with another key than ours */
export async function receiveGoogle(ctx: Ctx, { sourceId, body }: Called & { body: unknown }): Promise<void> {
  const { source, keys } = await sourceOf(ctx, sourceId, 'google');
  const { key, ...told } = googleLeadIn(body);
  if (!isSameSecret(key, keys.key)) throw notGenuine();
  await takeOutsideLead(ctx, source, told);
}

/** From a market place, whose address has our key. @throws ZodError · Unauthenticated with another key */
export async function receiveMarketPlace(
  ctx: Ctx,
  { sourceId, key, body }: Called & { key: string; body: unknown },
): Promise<void> {
  const { source, keys } = await sourceOf(ctx, sourceId, 'indiamart', 'justdial');
  if (!isSameSecret(key, keys.key)) throw notGenuine();
  const told = source.kind === 'indiamart' ? indiaMartLeadsIn(body) : [justdialLeadIn(body)];
  for (const one of told) await takeOutsideLead(ctx, source, one);
}

/** @throws NotFound where there is none, or it is switched off · TooManyRequests */
async function sourceOf(
  ctx: Ctx,
  sourceId: string,
  ...kinds: OutsideKind[]
): Promise<{ source: OutsideSource; keys: SourceKeys }> {
  await ctx.limit(outsideLeadsLimit, sourceId);
  const [source] = await ctx.db
    .select()
    .from(outsideSources)
    .where(and(eq(outsideSources.id, sourceId), eq(outsideSources.active, true)));
  if (!source || !kinds.includes(source.kind)) throw new NotFound(/*i18n*/ 'This address');
  return { source, keys: await openKeys(ctx, source) };
}

const notGenuine = () => new Unauthenticated(/*i18n*/ 'The key or the signature is not right.');

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
