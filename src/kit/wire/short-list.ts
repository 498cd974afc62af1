import { z } from '@hono/zod-openapi';
import { etag } from '#kit/answers.ts';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { IdParam, staffRoute } from './staff-router.ts';

type Id = { id: string };
type ShortList<S extends z.ZodType, R extends Id> = {
  read: Permission;
  edit: Permission;
  input: S;
  list: (ctx: Ctx) => Promise<R[]>;
  create: (ctx: Ctx, input: z.output<S>) => Promise<Id>;
  update: (ctx: Ctx, input: z.output<S> & Id) => Promise<unknown>;
  remove: (ctx: Ctx, input: Id) => Promise<unknown>;
  /** Its `savedRecord`. */
  record: {
    withEtag: (row: NoInfer<R>) => NoInfer<R> & { etag: string };
    save: (
      ctx: Ctx,
      save: { id: string; ifMatch: string; input: object },
      write: (ctx: Ctx) => Promise<unknown>,
    ) => Promise<unknown>;
  };
};

/** The same four calls for everything that is edited as a short list. */
export const shortListRoutes = <S extends z.ZodType<object>, R extends Id>(
  noun: string,
  { read, edit, input, list, create, update, remove, record }: ShortList<S, R>,
) => [
  staffRoute(read, {
    method: 'get',
    path: `/${noun}`,
    summary: `All ${noun}`,
    answer: ['The list', z.array(z.looseObject({ id: z.uuid(), etag }))],
    handle: async (ctx) => (await list(ctx)).map(record.withEtag),
  }),
  staffRoute(edit, {
    method: 'post',
    path: `/${noun}`,
    summary: `Add to the ${noun}`,
    body: input,
    status: 201,
    answer: ['Added', z.object({ id: z.uuid() })],
    handle: (ctx, { body }) => create(ctx, body),
  }),
  staffRoute(edit, {
    method: 'put',
    path: `/${noun}/{id}`,
    summary: `Replace one of the ${noun}`,
    params: IdParam,
    ifMatch: true,
    body: input,
    handle: (ctx, { params: { id }, ifMatch, body }) =>
      record.save(ctx, { id, ifMatch, input: body }, (ctx) => update(ctx, { ...body, id })),
  }),
  staffRoute(edit, {
    method: 'delete',
    path: `/${noun}/{id}`,
    summary: `Remove one of the ${noun}`,
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => remove(ctx, params),
  }),
];
