import { and, asc, eq, sql } from 'drizzle-orm';
import { cases } from './table.server.ts';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import { withDrafts } from '#agency/documents/read-document.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { caseDocument, storedCase } from './case-document.ts';
import { cardOf, picturesOf } from './case-pictures.ts';
import type { CaseCard } from './case.ts';

const order = [asc(cases.position), asc(cases.id)];

/**
 * The cases that visitors see, in the owner's order.
 * @param input.service only those that this service was part of
 */
export async function listPublishedCases(
  ctx: Pick<Ctx, 'db'>,
  input: { service?: ServicePageSlug } = {},
): Promise<CaseCard[]> {
  const { service } = input;
  const used = service && sql`${cases.services} @> ${JSON.stringify([service])}::jsonb`;
  const rows = await ctx.db
    .select()
    .from(cases)
    .where(and(eq(cases.status, 'Published'), used))
    .orderBy(...order);
  const pictures = await picturesOf(ctx, rows);
  return rows.map((row) => cardOf(row, pictures));
}

/** Every case as staff edit it, in the owner's order. */
export async function listAllCases(ctx: Ctx) {
  allow(ctx.actor, 'cases:read');
  const rows = await ctx.db
    .select()
    .from(cases)
    .orderBy(...order);
  return withDrafts(ctx, caseDocument, rows.map(storedCase));
}

/** Whether visitors see a case that came with the demo. */
export async function showsSampleCases(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const shown = and(eq(cases.status, 'Published'), eq(cases.isSample, true));
  const [sample] = await ctx.db.select({ id: cases.id }).from(cases).where(shown).limit(1);
  return sample !== undefined;
}
