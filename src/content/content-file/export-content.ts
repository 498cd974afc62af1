import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { ContentFile } from './content-file.ts';
import { collectionParts } from './collections.ts';
import { pageParts } from './pages.ts';

export const contentParts = [...pageParts, ...collectionParts];

/** Everything the site says, as one file; pictures by their ids in the library. */
export async function exportContent(ctx: Ctx): Promise<ContentFile> {
  allow(ctx.actor, 'content-file:use');
  const items: ContentFile['items'] = [];
  for (const { kind, read } of contentParts)
    for (const found of await read(ctx)) items.push({ kind, ...found });
  await audit(ctx, {
    action: 'exported',
    subjectType: 'content',
    subjectId: 'file',
    after: { items: items.length },
  });
  return { format: 'nirmaan-content-1', exportedAt: ctx.now().toISOString(), items };
}
