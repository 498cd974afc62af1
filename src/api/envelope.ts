import { z } from '@hono/zod-openapi';

export const EnvelopeSchema = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    code: z.string(),
  })
  .openapi('Error');

const meanings = {
  400: 'The body is not valid JSON',
  401: 'No session',
  403: 'Not allowed',
  404: 'Not there, or not yours',
  409: 'Conflicts with what happened before',
  413: 'Too large',
  415: 'Neither JSON nor multipart',
  422: 'Fields that need mending, named in `errors`',
  429: 'Too many; wait for `Retry-After` seconds',
  507: 'No room left for files',
  503: 'A dependency is down; try again after `Retry-After` seconds',
};
type Status = keyof typeof meanings;

/** The error answers of a call, for its description. */
export function errorAnswers<S extends Status>(...statuses: S[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: meanings[status], content: { 'application/json': { schema: EnvelopeSchema } } },
    ]),
  ) as {
    [K in S]: { description: string; content: { 'application/json': { schema: typeof EnvelopeSchema } } };
  };
}
