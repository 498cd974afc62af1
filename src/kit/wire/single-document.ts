import type { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { staffRoute, type SavedRecord } from './staff-router.ts';

type SingleDocument<S extends z.ZodType, A extends z.ZodType, R extends object> = {
  read: Permission;
  edit: Permission;
  input: S;
  answer: A;
  /** What the two calls do and what they answer, in their description. */
  says: Record<'get' | 'got' | 'put' | 'saved', string>;
  get: (ctx: Ctx) => Promise<R>;
  update: (ctx: Ctx, input: z.output<S>) => Promise<NoInfer<R>>;
  /** Under which id the audit knows it. */
  id: string;
  /** The fields that are saved, by the names under which the document has them; the input's own without it. */
  fields?: (input: z.output<S>) => object;
  record: SavedRecord<NoInfer<R>, A>;
};

/** The same two calls for everything that there is one of. */
export const singleDocumentRoutes = <S extends z.ZodType<object>, A extends z.ZodType, R extends object>(
  noun: string,
  { read, edit, input, answer, says, get, update, id, fields, record }: SingleDocument<S, A, R>,
) => [
  staffRoute(read, {
    method: 'get',
    path: `/${noun}`,
    summary: says.get,
    answer: [says.got, answer],
    handle: async (ctx) => record.withEtag(await get(ctx)),
  }),
  staffRoute(edit, {
    method: 'put',
    path: `/${noun}`,
    summary: says.put,
    ifMatch: true,
    body: input,
    answer: [says.saved, answer],
    handle: (ctx, { ifMatch, body }) =>
      record.saveWithEtag(ctx, { id, ifMatch, input: fields?.(body) ?? body }, (ctx) => update(ctx, body)),
  }),
];
