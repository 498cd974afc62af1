import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';
import { eq } from 'drizzle-orm';
import { enquiryOf } from './enquiry-of.ts';
import { metaKeysOf } from './fetch-meta-lead.ts';
import type { OutsideKind } from './outside-source.ts';
import { googleLeadIn } from './read-google.ts';
import { indiaMartLeadsIn, justdialLeadIn } from './read-market-place.ts';
import { metaLeadOf } from './read-meta.ts';
import { outsideSources } from './table.server.ts';
import type { ToldLead } from './told-lead.ts';
import samples from './samples.json' with { type: 'json' };

const readers = {
  meta: () => [metaLeadOf('1', samples.meta)],
  google: () => [googleLeadIn(samples.google)],
  indiamart: () => indiaMartLeadsIn(samples.indiamart),
  justdial: () => [justdialLeadIn(samples.justdial)],
  form: () => [],
} satisfies Record<OutsideKind, () => ToldLead[]>;

/**
 * Reads a lead as this source sends it, and makes none: it shows what each field becomes. Of Meta it asks whether the
 * token opens its page.
 * @throws Conflict with Meta's own words
 */
export async function trySource(ctx: Ctx, { sourceId }: { sourceId: string }) {
  allow(ctx.actor, 'outside-sources:edit');
  const [source] = await ctx.db.select().from(outsideSources).where(eq(outsideSources.id, sourceId));
  if (!source) throw new NotFound('This source');
  const [sample] = readers[source.kind]();
  return {
    page: source.kind === 'meta' ? await pageOf(ctx, source) : null,
    lead: sample ? enquiryOf(source, sample.fields) : null,
  };
}

async function pageOf(ctx: Ctx, source: typeof outsideSources.$inferSelect) {
  const keys = await metaKeysOf(ctx, source).catch((error: unknown) => {
    throw new Conflict('Meta was not asked: {why}', { why: String(Object(error).message) });
  });
  return ctx.adNetworks.nameOfMetaPage(keys).catch((error: unknown) => {
    if (!(error instanceof CarrierError)) throw error;
    throw new Conflict('Meta answered: {why}', { why: error.message });
  });
}
