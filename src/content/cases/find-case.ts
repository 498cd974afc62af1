import { and, eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { findDraft } from '#agency/documents/read-document.ts';
import type { Ctx } from '#kit/context.ts';
import { caseDocument } from './case-document.ts';
import { picturesOf, shownCase } from './case-pictures.ts';
import type { Case, CaseCard } from './case.ts';
import { listPublishedCases } from './list-cases.ts';

/** The published case at this address; null where there is none. */
export async function findCase(ctx: Pick<Ctx, 'db'>, input: { slug: string }): Promise<Case | null> {
  const [row] = await ctx.db
    .select()
    .from(cases)
    .where(and(eq(cases.slug, input.slug), eq(cases.status, 'Published')));
  return row ? shownCase(row, await picturesOf(ctx, [row])) : null;
}

/** The draft behind a preview link; null where there is none. */
export async function findCasePreview(ctx: Pick<Ctx, 'db'>, input: { token: string }): Promise<Case | null> {
  const draft = await findDraft(ctx, caseDocument, input.token);
  return draft && shownCase(draft.content, await picturesOf(ctx, [draft.content]));
}

/** The case after this one, from the last to the first; null where there is no other. */
export async function nextCase(ctx: Pick<Ctx, 'db'>, input: { slug: string }): Promise<CaseCard | null> {
  const all = await listPublishedCases(ctx);
  const next = all[(all.findIndex(({ slug }) => slug === input.slug) + 1) % all.length];
  return next && next.slug !== input.slug ? next : null;
}
