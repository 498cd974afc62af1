import { findDraft } from '#agency/documents/read-document.ts';
import type { Ctx } from '#kit/context.ts';
import { homeDocument } from './home-document.ts';
import { shownHome, type ShownHome } from './read-home.ts';

/** The draft behind a preview link as visitors would see it; null where there is none. */
export async function findHomePreview(
  ctx: Pick<Ctx, 'db'>,
  input: { token: string },
): Promise<ShownHome | null> {
  const draft = await findDraft(ctx, homeDocument, input.token);
  return draft && shownHome(ctx, draft.content);
}
