import { z } from '@hono/zod-openapi';
import { savedRecord } from '#agency/audit/saved-record.ts';
import type { Permission } from '#kit/permissions.ts';
import { staffRoute, type SavedRecord } from '#kit/wire/staff-router.ts';
import type { DocumentKind, Edited } from '../document-kind.ts';
import { publishDraft } from '../publish-document.ts';
import { getDocument } from '../read-document.ts';
import { dropDraft } from '../save-draft.ts';
import { getVersion, listVersions, restoreVersion } from '../versions.ts';
import { VersionLine, type documentAnswer } from './answers.ts';

/** What two people may have open at once: the words, whether they are a draft or published. */
export const savedDocument = <C extends object>(kind: DocumentKind<C>) =>
  savedRecord<Edited<C>>({
    subject: kind.kind,
    editable: ({ content }) => ({ content }),
    read: (ctx, id) => getDocument(ctx, kind, id),
  });

type Spec<C extends object, A extends ReturnType<typeof documentAnswer>> = {
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
  { path, params: parts, only = '', read, noun, answer, record }: Spec<C, A>,
) {
  const Params = z.object(parts);
  const VersionParams = z.object({ ...parts, versionId: z.uuid() });
  const [part] = Object.keys(parts);
  const idIn = (params: Record<string, string>) => params[part ?? ''] ?? only;
  const change = (ifMatch: string, id: string) => ({ id, ifMatch, input: {} });
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
        record.saveWithEtag(ctx, change(ifMatch, idIn(params)), (ctx) =>
          publishDraft(ctx, kind, idIn(params)),
        ),
    }),
    staffRoute(kind.edit, {
      method: 'delete',
      path: `${path}/draft`,
      summary: `Throw away the draft of ${noun}`,
      params: Params,
      answer: ['What is published', answer],
      errors: [409],
      handle: async (ctx, { params }) => record.withEtag(await dropDraft(ctx, kind, idIn(params))),
    }),
    staffRoute(read, {
      method: 'get',
      path: `${path}/versions`,
      summary: `What ${noun} has said to visitors, the latest first`,
      params: Params,
      answer: ['Since when, by whom, and which parts that changed', z.array(VersionLine)],
      handle: (ctx, { params }) => listVersions(ctx, kind, idIn(params)),
    }),
    staffRoute(read, {
      method: 'get',
      path: `${path}/versions/{versionId}`,
      summary: `An earlier version of ${noun} as a whole`,
      params: VersionParams,
      answer: ['What it said', VersionLine.extend({ content: z.unknown() })],
      handle: async (ctx, { params }) => {
        const { id, at, staffName, changed, content } = await getVersion(ctx, kind, {
          id: idIn(params),
          versionId: params.versionId,
        });
        return { id, at, staffName, changed, content };
      },
    }),
    staffRoute(kind.edit, {
      method: 'post',
      path: `${path}/versions/{versionId}/restore`,
      summary: `Make a draft of ${noun} from what it said earlier`,
      params: VersionParams,
      ifMatch: true,
      answer: ['The draft', answer],
      errors: [409],
      handle: (ctx, { params, ifMatch }) =>
        record.saveWithEtag(ctx, change(ifMatch, idIn(params)), (ctx) =>
          restoreVersion(ctx, kind, { id: idIn(params), versionId: params.versionId }),
        ),
    }),
  ];
}
