import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import { issueMessage } from '#kit/field-errors.ts';
import {
  Conflict,
  Forbidden,
  Invalid,
  NotAcknowledged,
  PreconditionRequired,
  NotFound,
  NotGenuine,
  OutOfSpace,
  Stale,
  TooManyRequests,
  Unauthenticated,
  Unavailable,
  ProofOfWorkRequired,
  WrongCode,
  type SaveConflict,
  type ProofOfWorkChallenge,
} from '#kit/errors.ts';
import { languageNamed, type Language } from '#kit/language/language.ts';
import { translateMessages, translateMessage, type Message } from '#kit/language/message.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';
import { OAuthRefusal } from '#agency/api-tokens/connections/oauth-refusal.ts';
import './schema-words.ts';
import { isDatabaseUnavailable, isValueRefused } from '#kit/unavailable.ts';
import { isDeadlock } from '#kit/rows/sql-state.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { WrongMethod } from './request-line.ts';
import { routeOf } from './route-of.ts';

/** The error envelope of every JSON answer. */
export type Envelope = {
  success: false;
  message: string;
  errors?: Record<string, string>;
  code: string;
  work?: ProofOfWorkChallenge;
  stale?: SaveConflict;
};

/** What a caller is told, before it is in any language. */
type Answer = {
  status: ContentfulStatusCode;
  code: string;
  message: Message;
  errors?: Record<string, Message>;
  work?: ProofOfWorkChallenge;
  stale?: SaveConflict;
  retryAfter?: number;
};

const answer = (
  status: ContentfulStatusCode,
  code: string,
  message: Message,
  more: Partial<Answer> = {},
): Answer => ({ status, code, message, ...more });

const refusedByGateway = /*i18n*/ 'The payment service did not accept this order. Please call us.';

/** What a caller is told about an error. Nothing internal gets out: an unknown error is only "our fault". */
function toAnswer(error: unknown): Answer {
  if (error instanceof NotFound) return answer(404, 'not_found', error.descriptor);
  if (error instanceof WrongCode) return answer(400, 'wrong_code', error.descriptor);
  if (error instanceof OAuthRefusal) return answer(400, error.code, error.descriptor);
  if (error instanceof NotGenuine) return answer(400, 'not_genuine', error.descriptor);
  if (error instanceof Unauthenticated) return answer(401, 'no_session', error.descriptor);
  if (error instanceof Forbidden) return answer(403, 'forbidden', error.descriptor);
  if (error instanceof Conflict) return answer(409, 'conflict', error.descriptor);
  if (error instanceof NotAcknowledged) return answer(409, 'not_acknowledged', error.descriptor);
  if (error instanceof Stale) return answer(412, 'stale', error.descriptor, { stale: error.stale });
  if (error instanceof PreconditionRequired) return answer(428, 'not_based', error.descriptor);
  if (error instanceof ProofOfWorkRequired)
    return answer(429, 'work_needed', error.descriptor, {
      work: error.work,
      retryAfter: error.retryAfterSeconds,
    });
  if (error instanceof TooManyRequests)
    return answer(429, 'too_many', error.descriptor, { retryAfter: error.retryAfterSeconds });
  if (error instanceof Invalid) return answer(422, 'invalid', error.descriptor, { errors: error.errors });
  if (error instanceof ZodError)
    return answer(422, 'invalid', new Invalid({}).descriptor, { errors: fieldErrors(error) });
  if (error instanceof HTTPException) return fromHttp(error);
  if (error instanceof OutOfSpace) return answer(507, 'no_space', error.descriptor, { retryAfter: 300 });
  if (error instanceof FilesDown) return answer(503, 'files_down', error.descriptor, { retryAfter: 5 });
  if (error instanceof GatewayDown) return answer(503, 'gateway_down', error.descriptor, { retryAfter: 5 });
  if (error instanceof GatewayRefused) return answer(502, 'gateway_refused', refusedByGateway);
  if (error instanceof Unavailable || isDatabaseUnavailable(error) || isDeadlock(error))
    return answer(503, 'unavailable', new Unavailable().descriptor, { retryAfter: 5 });
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
  const { status, retryAfter, ...told } = toAnswer(error);
  const where = { id: c.get('requestId'), method: c.req.method, route: routeOf(c) };
  if (status === 500) log.error({ err: error, ...where }, 'request failed');
  if (isDeadlock(error)) log.warn({ err: error, ...where }, 'the database ended a deadlock');
  if (error instanceof GatewayDown)
    log.warn({ reason: error.reason, ...where }, 'the payment gateway does not answer');
  if (error instanceof FilesDown) log.warn({ reason: error.reason, ...where }, 'files cannot be reached');
  if (error instanceof WrongMethod) c.header('Allow', error.allowed.join(', '));
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const body = envelopeOf(told, translatorIn(languageOfCall(c)));
  if (c.req.path.startsWith('/oauth/')) {
    const said = {
      error: oauthCode(told.code, status),
      error_description: translateMessage(english, told.message),
    };
    return c.json({ ...body, ...said }, status === 422 ? 400 : status);
  }
  return c.json(headerModalCalls.has(c.req.path) ? { ...body, error: body.message } : body, status);
}

/** By what name programs know a refusal of OAuth's calls; what is not in its own words is of the request or of ours. */
function oauthCode(code: string, status: number): string {
  if (status === 400 && code !== 'malformed') return code;
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

/** The language that a caller reads answers in. The back office is in English, whatever its browser speaks. */
const languageOfCall = (c: Context): Language =>
  c.req.path.startsWith('/staff/') ? 'en' : languageNamed(c.req.header('Accept-Language'));

const envelopeOf = (
  { message, errors, ...told }: Omit<Answer, 'status' | 'retryAfter'>,
  translator: Translator,
): Envelope => ({
  success: false,
  message: translateMessage(translator, message),
  ...(errors && { errors: translateMessages(translator, errors) }),
  ...told,
});

function fieldErrors(error: ZodError): Record<string, Message> {
  const errors: Record<string, Message> = {};
  for (const issue of error.issues) errors[issue.path.join('.') || 'body'] ??= issueMessage(issue);
  return errors;
}

function fromHttp(error: HTTPException): Answer {
  const texts: Record<number, [code: string, message: string]> = {
    400: ['malformed', /*i18n*/ 'The request could not be read. It must be valid JSON.'],
    403: ['forbidden', /*i18n*/ 'This request came from another site.'],
    405: ['wrong_method', /*i18n*/ 'This address does not take that method.'],
    413: ['too_large', /*i18n*/ 'The request is too large.'],
    415: ['wrong_type', /*i18n*/ 'Send JSON or multipart form data.'],
    421: ['wrong_host', /*i18n*/ 'This server does not answer for that host.'],
  };
  const [code, message] = texts[error.status] ?? ['refused', /*i18n*/ 'The request was refused.'];
  return answer(error.status as ContentfulStatusCode, code, message);
}
