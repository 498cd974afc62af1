import { and, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { documentDrafts } from '#agency/documents/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { caseDocument } from './case-document.ts';
import { CaseDraft, type CaseContent } from './case.ts';
import { cases } from './table.server.ts';

const fields = Object.keys(CaseDraft.shape) as (keyof CaseContent)[];
const said = sql`jsonb_build_object(${sql.join(
  fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${cases[field]}`),
  sql`, `,
)})`;
const isOfCase = and(
  eq(documentDrafts.kind, caseDocument.kind),
  eq(documentDrafts.documentId, sql`${cases.id}::text`),
);

/** Whether a draft waits that says something else than visitors saw last: somebody is writing. */
export const isBeingRewritten = exists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(documentDrafts)
    .where(and(isOfCase, ne(documentDrafts.content, said))),
);

/** Drops the drafts that sample cases have only because they were taken off the website. */
export async function dropSampleDrafts({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const unchanged = db
    .select({ id: documentDrafts.documentId })
    .from(documentDrafts)
    .innerJoin(cases, isOfCase)
    .where(and(eq(cases.isSample, true), eq(documentDrafts.content, said)));
  await db
    .delete(documentDrafts)
    .where(and(eq(documentDrafts.kind, caseDocument.kind), inArray(documentDrafts.documentId, unchanged)));
}
