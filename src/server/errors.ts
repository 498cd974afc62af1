import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import {
  Conflict,
  Forbidden,
  Invalid,
  NotBased,
  NotFound,
  NotGenuine,
  OutOfSpace,
  Stale,
  TooMany,
  Unauthenticated,
  Unavailable,
  WorkNeeded,
  WrongCode,
  type Overtaking,
  type WorkDemand,
} from '#kit/errors.ts';
import { languageNamed, type Language } from '#kit/language/language.ts';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';
import './schema-words.ts';
import { isDatabaseUnavailable, isValueRefused } from '#kit/unavailable.ts';
import { allSaidAgain, sayAgain } from '#kit/words/say-again.server.ts';
import { WrongMethod } from './front-door.ts';
import { routeOf } from './route-of.ts';

/** The error envelope of every JSON answer. */
export type Envelope = {
  success: false;
  message: string;
  errors?: Record<string, string>;
  code: string;
  work?: WorkDemand;
  stale?: Overtaking;
};

type Answer = { status: ContentfulStatusCode; body: Envelope; retryAfter?: number };

const answer = (
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Partial<Answer> = {},
): Answer => ({
  status,
  body: { success: false, message, code },
  ...more,
});

const refusedByGateway = /*i18n*/ 'The payment service did not take this order. Please call us.';

/** What a caller is told about an error. Nothing internal gets out: an unknown error is only "our fault". */
export function toAnswer(error: unknown): Answer {
  if (error instanceof NotFound) return answer(404, 'not_found', error.message);
  if (error instanceof WrongCode) return answer(400, 'wrong_code', error.message);
  if (error instanceof NotGenuine) return answer(400, 'not_genuine', error.message);
  if (error instanceof Unauthenticated) return answer(401, 'no_session', error.message);
  if (error instanceof Forbidden) return answer(403, 'forbidden', error.message);
  if (error instanceof Conflict) return answer(409, 'conflict', error.message);
  if (error instanceof Stale)
    return {
      status: 412,
      body: { success: false, message: error.message, code: 'stale', stale: error.stale },
    };
  if (error instanceof NotBased) return answer(428, 'not_based', error.message);
  if (error instanceof WorkNeeded)
    return {
      status: 429,
      body: { success: false, message: error.message, code: 'work_needed', work: error.work },
      retryAfter: error.retryAfterSeconds,
    };
  if (error instanceof TooMany)
    return answer(429, 'too_many', error.message, { retryAfter: error.retryAfterSeconds });
  if (error instanceof Invalid) return invalid(error.errors, error.message);
  if (error instanceof ZodError) return invalid(fieldErrors(error));
  if (error instanceof HTTPException) return fromHttp(error);
  if (error instanceof OutOfSpace) return answer(507, 'no_space', error.message, { retryAfter: 300 });
  if (error instanceof GatewayDown) return answer(503, 'gateway_down', error.message, { retryAfter: 5 });
  if (error instanceof GatewayRefused) return answer(502, 'gateway_refused', refusedByGateway);
  if (error instanceof Unavailable || isDatabaseUnavailable(error))
    return answer(503, 'unavailable', new Unavailable().message, { retryAfter: 5 });
  if (isValueRefused(error))
    return answer(422, 'invalid', /*i18n*/ 'Something in it cannot be stored. Please check it.');
  return answer(500, 'internal', /*i18n*/ 'Something went wrong on our side. Please try again.');
}

/** The calls of the header's sign-in window read `error`. */
const headerModalCalls = new Set([
  '/check-user',
  '/send-otp',
  '/check-login',
  '/verify-otp',
  '/reset-send-otp',
  '/reset-verify-code',
  '/reset-password',
]);

export function sendError(c: Context, error: unknown, log: Logger): Response {
  const { status, body, retryAfter } = toAnswer(error);
  const where = { id: c.get('requestId'), method: c.req.method, route: routeOf(c) };
  if (status === 500) log.error({ err: error, ...where }, 'request failed');
  if (error instanceof GatewayDown)
    log.warn({ reason: error.reason, ...where }, 'the payment gateway does not answer');
  if (error instanceof WrongMethod) c.header('Allow', error.allowed.join(', '));
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const said = inWordsOf(c, body);
  return c.json(headerModalCalls.has(c.req.path) ? { ...said, error: said.message } : said, status);
}

/** The language that a caller reads answers in. The back office is in English, whatever its browser speaks. */
const languageOfCall = (c: Context): Language =>
  c.req.path.startsWith('/staff/') ? 'en' : languageNamed(c.req.header('Accept-Language'));

function inWordsOf(c: Context, body: Envelope): Envelope {
  const language = languageOfCall(c);
  return {
    ...body,
    message: sayAgain(body.message, language),
    ...(body.errors && { errors: allSaidAgain(body.errors, language) }),
  };
}

const invalid = (
  errors: Record<string, string>,
  message = /*i18n*/ 'Please check the marked fields.',
): Answer => ({
  status: 422,
  body: { success: false, message, errors, code: 'invalid' },
});

function fieldErrors(error: ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issue.message;
  return errors;
}

function fromHttp(error: HTTPException): Answer {
  const texts: Record<number, [code: string, message: string]> = {
    400: ['malformed', 'The request could not be read. It must be valid JSON.'],
    403: ['forbidden', /*i18n*/ 'This request came from another site.'],
    405: ['wrong_method', 'This address does not take that method.'],
    413: ['too_large', /*i18n*/ 'The request is too large.'],
    415: ['wrong_type', 'Send JSON or multipart form data.'],
    421: ['wrong_host', 'This server does not answer for that host.'],
  };
  const [code, message] = texts[error.status] ?? ['refused', 'The request was refused.'];
  return answer(error.status as ContentfulStatusCode, code, message);
}
