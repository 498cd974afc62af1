import { z } from '@hono/zod-openapi';

/** For the description of a call: JSON, what is sent as such, and an answer of it. */
export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
export const body = <S extends z.ZodType>(schema: S) => ({ required: true, content: json(schema) });
export const answer = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: json(schema),
});
export const done = { description: 'Done' };

/** What a call says to callers who expect a word about its success. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
export const success = (message: string): z.infer<typeof Done> => ({ success: true, message });

export const EnvelopeSchema = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    code: z.string(),
    work: z.object({ challenge: z.string(), bits: z.number().int() }).optional().openapi({
      description:
        'With `work_needed`: find a whole number n for which SHA-256 of `<challenge>.<n>` begins with so many zero bits, and send the same call again with the header `X-Proof: <challenge>.<n>`',
    }),
    stale: z
      .object({
        etag: z.string(),
        by: z.string().nullable(),
        at: z.iso.datetime().nullable(),
        fields: z.array(z.object({ field: z.string(), theirs: z.unknown(), yours: z.unknown() })),
      })
      .optional()
      .openapi({
        description:
          'With `stale`: who changed the record since, its present etag, and the fields in which it differs from what was sent',
      }),
  })
  .openapi('Error');

const descriptions = {
  400: 'The body is not valid JSON',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not there, or not yours',
  409: 'Conflicts with what happened before',
  412: 'Somebody else has changed it since; see `stale`',
  413: 'Too large',
  415: 'Neither JSON nor multipart',
  422: 'Fields that need mending, named in `errors`',
  428: 'Name in `If-Match` the etag that this is based on',
  429: 'Too many; wait for `Retry-After` seconds',
  507: 'No room left for files',
  503: 'A dependency is down; try again after `Retry-After` seconds',
};
export type ErrorStatus = keyof typeof descriptions;

/** The error answers of a call, for its description. */
export function errorAnswers<S extends ErrorStatus>(...statuses: S[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, answer(descriptions[status], EnvelopeSchema)]),
  ) as Record<S, ReturnType<typeof answer<typeof EnvelopeSchema>>>;
}
