import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { staffRoute, type SavedRecord } from '#kit/wire/staff-router.ts';
import type { VersionedKind } from '../document-kind.ts';
import { getVersion, listVersions } from '../versions.ts';
import { VersionLine } from './answers.ts';

/** @template R what restoring makes of it, as `A` answers */
type Spec<R, A extends z.ZodType> = {
  /** Where it stands: `/cases/{id}`. */
  path: string;
  /** What is put into its path, with its check; nothing where there is only one. */
  params: Record<string, z.ZodType<string>>;
  /** Under which id it is known, where its path does not say it. */
  only?: string;
  read: Permission;
  /** As the calls' descriptions speak of it: `a case`. */
  noun: string;
  /** What restoring does, and what it answers. */
  summary: string;
  restored: string;
  answer: A;
  record: SavedRecord<R, A>;
  restore: (ctx: Ctx, version: { id: string; versionId: string }) => Promise<R>;
};

/** The same calls for everything that has versions: the list, one of them as a whole, and the way back to it. */
export function versionRoutes<C extends object, R, A extends z.ZodType>(
  kind: VersionedKind<C>,
  { path, params: parts, only = '', read, noun, summary, restored, answer, record, restore }: Spec<R, A>,
) {
  const Params = z.object({ ...parts, versionId: z.uuid() });
  const [part] = Object.keys(parts);
  const idIn = (params: Record<string, string>) => params[part ?? ''] ?? only;
  return [
    staffRoute(read, {
      method: 'get',
      path: `${path}/versions`,
      summary: `What ${noun} has said to visitors, the latest first`,
      params: z.object(parts),
      answer: ['Since when, by whom, and which parts that changed', z.array(VersionLine)],
      handle: (ctx, { params }) => listVersions(ctx, kind, idIn(params)),
    }),
    staffRoute(read, {
      method: 'get',
      path: `${path}/versions/{versionId}`,
      summary: `An earlier version of ${noun} as a whole`,
      params: Params,
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
      summary,
      params: Params,
      ifMatch: true,
      answer: [restored, answer],
      errors: [409],
      handle: (ctx, { params, ifMatch }) =>
        record.saveWithEtag(ctx, { id: idIn(params), ifMatch, input: {} }, (ctx) =>
          restore(ctx, { id: idIn(params), versionId: params.versionId }),
        ),
    }),
  ];
}
