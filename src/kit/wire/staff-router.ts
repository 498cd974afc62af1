import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { NotBased, NotFound } from '#kit/errors.ts';

/** What `requireSession` puts beside a request: who asks, and the token of the session. */
export type StaffEnv = { Variables: { ctx: Ctx; token: string } };

/** A part of the back office's API. An address that cannot exist is not there; other refusals name their fields. */
export const createStaffRouter = () =>
  new OpenAPIHono<StaffEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'param') throw new NotFound('This record');
      if (result.target === 'header') throw new NotBased();
      throw result.error;
    },
  });

/** What every save of a record names: the etag with which it was read. */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .regex(/^(\*|"[\w-]{1,40}")$/)
    .openapi({
      description: 'The etag with which the record was read, in quotes; `*` replaces it whatever it says',
    }),
});
/** Stands in every record that can be saved. */
export const etag = z.string().openapi({ description: 'Named in If-Match by a save that is based on this' });

export const IdParam = z.object({ id: z.uuid() });
export const When = z.iso.datetime().openapi({ example: '2026-11-21T09:30:00.000Z' });

const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
export const body = <S extends z.ZodType>(schema: S) => ({ required: true, content: json(schema) });
export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: json(schema),
});
export const done = { description: 'Done' };
