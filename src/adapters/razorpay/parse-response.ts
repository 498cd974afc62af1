import { z } from 'zod';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';

/** What the SDK rejects with; for a cut line it is a TypeError that says nothing. */
const SdkError = z.object({
  statusCode: z.number(),
  error: z.object({ code: z.string(), description: z.string() }).partial().nullish(),
});
/** What its HTTP client rejects with, where we use that ourselves. */
const HttpError = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

/** Answers that say "not now" or "ask again", and never that nothing was done. */
const passing = (status: number) => status >= 500 || status === 429 || status === 409;

/**
 * One call: its answer checked, its failure one of the two that the domain knows.
 * @throws GatewayDown, GatewayRefused
 */
export async function parseResponse<T extends z.ZodType>(
  schema: T,
  call: Promise<unknown>,
): Promise<z.infer<T>> {
  const answer = await call.catch((error: unknown) => {
    throw toKnown(error);
  });
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new GatewayDown(`an answer that nobody can read: ${z.prettifyError(parsed.error)}`);
}

function toKnown(error: unknown): GatewayDown | GatewayRefused {
  const http = HttpError.safeParse(error);
  const told = SdkError.safeParse(
    http.success ? { statusCode: http.data.response.status, ...asObject(http.data.response.data) } : error,
  );
  if (!told.success) return new GatewayDown('no answer');
  const { statusCode, error: said } = told.data;
  if (passing(statusCode) || !said) return new GatewayDown(`status ${statusCode}`);
  return new GatewayRefused(said.code ?? 'UNKNOWN', said.description ?? `status ${statusCode}`);
}

const asObject = (data: unknown) => (typeof data === 'object' ? data : {});
