import { z } from '@hono/zod-openapi';
import { savedRecord } from '#agency/audit/saved-record.ts';
import type { Permission } from '#kit/permissions.ts';
import { staffRoute, type SavedRecord } from '#kit/wire/staff-router.ts';
import type { DocumentKind, Edited } from '../document-kind.ts';
import { publishDraft } from '../publish-document.ts';
import { getDocument } from '../read-document.ts';
import { dropDraft } from '../save-draft.ts';
import { restoreVersion } from '../versions.ts';
import type { documentAnswer } from './answers.ts';
import { versionRoutes } from './version-routes.server.ts';

/** What two people may have open at once: the words, whether they are a draft or published. */
export const savedDocument = <C extends object>(kind: DocumentKind<C>) =>
  savedRecord<Edited<C>>({
    subject: kind.kind,
    editable: ({ content }) => ({ content }),
    read: (ctx, id) => getDocument(ctx, kind, id),
  });

export type DocumentSpec<C extends object, A extends ReturnType<typeof documentAnswer>> = {
  /** Where a document stands: `/cases/{id}`. */
  path: string;
  /** What is put into its path, with its check; nothing where there is only one. */
  params: Record<string, z.ZodType<string>>;
  /** Under which id it is known, where its path does not say it. */
  only?: string;
  read: Permission;
  /** As the calls' descriptions speak of it: `a case`. */
  noun: string;
  answer: A;
  record: SavedRecord<Edited<C>, A>;
};

/** The same calls for every kind of document: publishing its draft, throwing it away, and its versions. */
export function documentRoutes<C extends object, A extends ReturnType<typeof documentAnswer>>(
  kind: DocumentKind<C>,
  spec: DocumentSpec<C, A>,
) {
  const { path, params: parts, only = '', noun, answer, record } = spec;
  const Params = z.object(parts);
  const [part] = Object.keys(parts);
  const idIn = (params: Record<string, string>) => params[part ?? ''] ?? only;
  return [
    staffRoute(kind.edit, {
      method: 'post',
      path: `${path}/publish`,
      summary: `Let visitors see the draft of ${noun}`,
      params: Params,
      ifMatch: true,
      answer: ['Published', answer],
      errors: [409, 422],
      handle: (ctx, { params, ifMatch }) =>
        record.saveWithEtag(ctx, { id: idIn(params), ifMatch, input: {} }, (ctx) =>
          publishDraft(ctx, kind, idIn(params)),
        ),
    }),
    staffRoute(kind.edit, {
      method: 'delete',
      path: `${path}/draft`,
      summary: `Throw away the draft of ${noun}`,
      params: Params,
      ifMatch: true,
      answer: ['What is published', answer],
      errors: [409],
      handle: (ctx, { params, ifMatch }) =>
        record.saveWithEtag(ctx, { id: idIn(params), ifMatch, input: {} }, (ctx) =>
          dropDraft(ctx, kind, idIn(params)),
        ),
    }),
    ...versionRoutes(kind, {
      ...spec,
      summary: `Make a draft of ${noun} from what it said earlier`,
      restored: 'The draft',
      restore: (ctx, version) => restoreVersion(ctx, kind, version),
    }),
  ];
}
