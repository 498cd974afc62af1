import { OpenAPIHono, z, type RouteConfig } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { allow, type Actor, type Ctx, type Db } from '#kit/context.ts';
import { Forbidden, PreconditionRequired, NotFound } from '#kit/errors.ts';
import { lendable, permissions, type Permission } from '#kit/permissions.ts';
import { done, errorAnswers, json, type ErrorStatus } from './envelope.ts';

/** What `requireStaff` puts beside a request: who asks, and the token of the session where there is one. */
export type StaffEnv = {
  Variables: {
    ctx: Ctx;
    token: string;
    /** Where the rows of a file are read, where that may be a replica. */
    rowsFrom?: Db | undefined;
  };
};

/** A call behind the session: who may ask, how it is described, what answers. Made by `staffRoute`. */
export type StaffRoute = {
  permission: Permission | 'everybody';
  /** Whether only people may ask, and no program with a token. */
  personal: boolean;
  config: RouteConfig;
  respond: (c: Context<StaffEnv>) => Promise<Response>;
};

type Schema = z.ZodType;
type Read<P extends Schema, Q extends Schema, B extends Schema, F extends Schema, M> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  form: z.output<F>;
} & (M extends true ? { ifMatch: string } : unknown);

/** What JSON makes this of: a date may stand where the answer has its text. */
export type Jsonable<T> = T extends string
  ? string extends T
    ? T | Date
    : T
  : T extends readonly (infer One)[]
    ? readonly Jsonable<One>[]
    : T extends object
      ? { [K in keyof T]: Jsonable<T[K]> }
      : T;

/** What `savedRecord` makes of a record, as far as calls need it that answer with `A`. */
export type SavedRecord<R, A extends Schema> = {
  withEtag: (found: R) => Jsonable<z.input<A>>;
  saveWithEtag: (
    ctx: Ctx,
    save: { id: string; ifMatch: string; input: object },
    write: (ctx: Ctx) => Promise<R>,
  ) => Promise<Jsonable<z.input<A>>>;
};

type Spec<P extends Schema, Q extends Schema, B extends Schema, F extends Schema, A extends Schema, M> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  description?: string;
  params?: P;
  query?: Q;
  /** The save of a record: it names in If-Match the etag that it is based on. */
  ifMatch?: M;
  /** JSON. */
  body?: B;
  /** Multipart. */
  form?: F;
  /** Only people may ask, and no program with a token. What everybody may ask, or no token can be lent, is so anyway. */
  personal?: true;
  /** 200 if there is an answer, 204 otherwise. */
  status?: 201 | 202;
  answer?: [description: string, schema: A, type?: string];
  /** How it may fail, besides what its input brings with it. */
  errors?: ErrorStatus[];
  /** Gives the answer, or a `Response` where that is not JSON. */
  handle: (
    ctx: Ctx,
    read: Read<P, Q, B, F, M>,
    c: Context<StaffEnv>,
  ) => [A] extends [z.ZodUndefined] ? unknown : Promise<Jsonable<z.input<A>> | Response> | Response;
};

/**
 * A call behind the session. A role that has not the permission is refused before anything else of its request is
 * looked at, so that nobody learns from a refusal what exists or how a body must look.
 *
 * A verb's `allow` stands beside it because it knows what the address does not: jobs, searches and other verbs reach it
 * without a call, what it allows may hang on the record (one's own duty, another owner), and it names who asks. Neither
 * follows from the other: one call runs several verbs, and one verb serves several calls. roles.test.ts holds what
 * comes of both.
 * @param permission `everybody`: whoever is signed in
 */
export function staffRoute<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  B extends Schema = z.ZodUndefined,
  F extends Schema = z.ZodUndefined,
  A extends Schema = z.ZodUndefined,
  M extends true | undefined = undefined,
>(permission: Permission | 'everybody', spec: Spec<P, Q, B, F, A, M>): StaffRoute {
  const { method, path, summary, description, params, query, ifMatch, body, form, answer } = spec;
  const status = spec.status ?? (answer ? 200 : 204);
  const personal = spec.personal ?? (permission === 'everybody' || !lendable.includes(permission));
  const errors: ErrorStatus[] = [401];
  if (permission !== 'everybody') errors.push(403);
  if (!personal) errors.push(429);
  if (params) errors.push(404);
  if (query || body || form) errors.push(422);
  if (form) errors.push(400, 413);
  if (ifMatch) errors.push(412, 428);
  const content = body ? json(body) : form && { 'multipart/form-data': { schema: form } };
  const config = {
    method,
    path,
    tags: ['Staff'],
    summary,
    ...(description && { description }),
    'x-permission': permission,
    security: waysIn(personal),
    request: {
      ...(params && { params: params as unknown as z.ZodObject }),
      ...(query && { query: query as unknown as z.ZodObject }),
      ...(ifMatch && { headers: IfMatch }),
      ...(content && { body: { required: true, content } }),
    },
    responses: {
      [status]: answer
        ? { description: answer[0], content: { [answer[2] ?? 'application/json']: { schema: answer[1] } } }
        : done,
      ...errorAnswers(...errors, ...(spec.errors ?? [])),
    },
  };
  return {
    permission,
    personal,
    config,
    async respond(c) {
      const valid = (part: string) => c.req.valid(part as never) as unknown;
      const headers = ifMatch && (valid('header') as z.output<typeof IfMatch>);
      const read = {
        params: valid('param'),
        query: valid('query'),
        body: valid('json'),
        form: valid('form'),
        ...(headers && { ifMatch: headers['if-match'] }),
      };
      const told = await spec.handle(c.var.ctx, read as Read<P, Q, B, F, M>, c);
      if (told instanceof Response) return told;
      return answer ? c.json(told, status as 200) : c.body(null, 204);
    },
  };
}

/** With a session, or with a token where that is enough. */
const waysIn = (personal: boolean): Record<string, string[]>[] =>
  personal ? [{ session: [] }] : [{ session: [] }, { token: [] }];

/** Calls behind the session, as a part of the back office's API. @throws at the start where one has no permission */
export function staffRouter(routes: StaffRoute[]) {
  const router = createStaffRouter();
  for (const { permission, personal, config, respond } of routes) {
    if (permission !== 'everybody' && !Object.hasOwn(permissions, permission))
      throw new Error(`${config.method} ${config.path} has no permission`);
    const middleware = createMiddleware<StaffEnv>(async (c, next) => {
      if (permission !== 'everybody') allow(c.var.ctx.actor, permission);
      if (personal) refuseToken(c.var.ctx.actor);
      await next();
    });
    router.openapi({ ...config, middleware }, respond);
  }
  return router;
}

/** @throws Forbidden where a program asks for what only people may do */
function refuseToken(actor: Actor) {
  if (actor.kind === 'staff' && actor.token)
    throw new Forbidden(/*staff*/ 'Only somebody signed in at the office may do this, no token.');
}

/** A part of the back office's API. An address that cannot exist is not there; other refusals name their fields. */
export const createStaffRouter = () =>
  new OpenAPIHono<StaffEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'param') throw new NotFound(/*staff*/ 'This record');
      if (result.target === 'header') throw new PreconditionRequired();
      throw result.error;
    },
  });

/** What every save of a record names: the etag with which it was read. */
const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|"[\w-]{1,40}")$/)
    .openapi({
      description: 'The etag with which the record was read, in quotes; `*` replaces it whatever it says',
    }),
});
export const IdParam = z.object({ id: z.uuid() });
/** A page of a list that goes on by key. */
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), nextCursor: z.uuid().nullable() });
