import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { IdParam, staffRoute, type SavedRecord } from './staff-router.ts';

type Id = { id: string };
type OrderedList<S extends z.ZodType, A extends z.ZodType, R extends Id> = {
  read: Permission;
  edit: Permission;
  input: S;
  /** One of them, as the calls answer with it. */
  answer: A;
  /** What the calls do, in their description; `listed` is what the list answers. */
  summaries: Record<'list' | 'listed' | 'create' | 'reorder' | 'update' | 'remove', string>;
  /** Which of them a rule of the list may refuse. */
  conflicts?: ('update' | 'remove')[];
  /** How long the list may become. */
  most?: number;
  list: (ctx: Ctx) => Promise<R[]>;
  create: (ctx: Ctx, input: z.output<S>) => Promise<NoInfer<R>>;
  reorder: (ctx: Ctx, input: { ids: string[] }) => Promise<void>;
  update: (ctx: Ctx, input: z.output<S> & Id) => Promise<NoInfer<R>>;
  remove: (ctx: Ctx, input: Id) => Promise<void>;
  /** The fields that are saved, by the names under which a record has them; the input's own without it. */
  fields?: (input: z.output<S>) => object;
  record: SavedRecord<NoInfer<R>, A>;
};

/** The same five calls for every short list that staff put into an order. */
export function orderedListRoutes<S extends z.ZodType<object>, A extends z.ZodType, R extends Id>(
  noun: string,
  spec: OrderedList<S, A, R>,
) {
  const { read, edit, input, answer, summaries, conflicts = [], most = 200, record, fields } = spec;
  return [
    staffRoute(read, {
      method: 'get',
      path: `/${noun}`,
      summary: summaries.list,
      answer: [summaries.listed, z.array(answer)],
      handle: async (ctx) => (await spec.list(ctx)).map(record.withEtag),
    }),
    staffRoute(edit, {
      method: 'post',
      path: `/${noun}`,
      summary: summaries.create,
      body: input,
      status: 201,
      answer: ['Added', answer],
      handle: async (ctx, { body }) => record.withEtag(await spec.create(ctx, body)),
    }),
    staffRoute(edit, {
      method: 'put',
      path: `/${noun}/order`,
      summary: summaries.reorder,
      body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(most) }),
      errors: [409],
      handle: (ctx, { body }) => spec.reorder(ctx, body),
    }),
    staffRoute(edit, {
      method: 'put',
      path: `/${noun}/{id}`,
      summary: summaries.update,
      params: IdParam,
      ifMatch: true,
      body: input,
      answer: ['Changed', answer],
      errors: conflicts.includes('update') ? [409] : [],
      handle: (ctx, { params: { id }, ifMatch, body }) =>
        record.saveWithEtag(ctx, { id, ifMatch, input: fields?.(body) ?? body }, (ctx) =>
          spec.update(ctx, { ...body, id }),
        ),
    }),
    staffRoute(edit, {
      method: 'delete',
      path: `/${noun}/{id}`,
      summary: summaries.remove,
      params: IdParam,
      errors: conflicts.includes('remove') ? [409] : [],
      handle: (ctx, { params }) => spec.remove(ctx, params),
    }),
  ];
}
