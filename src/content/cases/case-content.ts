import type { cases } from './table.server.ts';
import { CaseDraft, type CaseContent } from './case.ts';

/** What a case's row says, without what is only known of the row. */
export const contentOf = (row: typeof cases.$inferSelect): CaseContent =>
  Object.fromEntries(
    Object.entries(row).filter(([key]) => Object.hasOwn(CaseDraft.shape, key)),
  ) as CaseContent;
