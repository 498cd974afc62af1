import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import type { DocumentKind } from '#agency/documents/document-kind.ts';
import { casePreviewPath } from './case-path.ts';
import { CaseContent, CaseDraft } from './case.ts';
import { contentOf } from './case-content.ts';
import { lockCasePictures } from './write-case.ts';
import { publishCase } from './publish-case.ts';

export const caseDocument: DocumentKind<CaseContent> = {
  kind: 'case',
  noun: 'This case',
  edit: 'cases:edit',
  whole: CaseContent,
  draft: CaseDraft,
  lockPictures: lockCasePictures,
  find: async (ctx, id) => {
    const [row] = await ctx.db.select().from(cases).where(eq(cases.id, id));
    return row && storedCase(row);
  },
  publish: (ctx, caseId, content) => publishCase(ctx, { caseId, content }),
  previewPath: casePreviewPath,
};

/** A case's row as a document. */
export const storedCase = (row: typeof cases.$inferSelect) => ({
  id: row.id,
  content: contentOf(row),
  isPublished: row.status === 'Published',
  isSample: row.isSample,
  updatedAt: row.updatedAt,
});
