import { staffPath } from '#kit/screen-paths.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { patience } from '#kit/calls/patience.ts';
import { randomKey } from '#kit/calls/random-key.ts';
import type { SaveConflict } from './saves/save-conflict.ts';
import { currentMe, sessionEnded } from './session.ts';

/** What the server says when it refuses. Its shape is what react-admin's forms read errors from. */
export class ServerRefusal extends Error {
  readonly status: number;
  readonly body: { errors?: Record<string, string>; code?: string; stale?: SaveConflict };
  constructor(status: number, message: string, body: ServerRefusal['body']) {
    super(message);
    this.status = status;
    this.body = body;
  }
  get kind() {
    return failureKindOf(this);
  }
}

/** What the server says of single fields; undefined where it is about something else. */
export const fieldErrors = (error: unknown) =>
  error instanceof ServerRefusal ? error.body.errors : undefined;

/** What a refusal says, about its first field if it names one. */
export function refusalText(error: unknown): string {
  const [first] = Object.values(fieldErrors(error) ?? {});
  return first ?? (error instanceof Error ? error.message : 'This did not work.');
}

/** For a form without react-admin: the errors by field, or the only one under `form`. */
export const formErrors = (error: unknown): Record<string, string> =>
  fieldErrors(error) ?? { form: refusalText(error) };

let lastSign = Date.now();
for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  addEventListener(sign, () => (lastSign = Date.now()), { passive: true, capture: true });
/** Whether nobody has touched this page for a minute. */
export const isIdle = () => Date.now() - lastSign > 60_000;

type Options = {
  method?: string;
  /** What a save is based on. */
  etag?: string | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
  signingIn?: boolean;
  /** The Idempotency-Key: the server does it once, however often it comes. */
  key?: string;
};

/** Calls that change something and have no answer yet, by what they say. */
const underWay = new Map<string, Promise<unknown>>();
/** The keys of those whose answer was lost, by what they say. */
const lost = new Map<string, string>();
const lostForMs = 600_000;
/** How long an answer may take. */
const patienceMs = 60_000;

/**
 * One call to /staff. A call that meets an ended session waits for the sign-in and is then sent again. Of a button that is
 * pressed twice one call goes: the second press has the answer of the first. Where no answer came, the same once more is
 * the same call to the server, for ten minutes.
 */
export function request<T>(path: string, options: Options = {}): Promise<T> {
  const { method = 'GET', body, etag, signal } = options;
  if (method === 'GET' || body instanceof FormData || signal) return ask<T>(path, options);
  const said = JSON.stringify([method, path, etag, body]);
  const going = underWay.get(said) ?? askOnce<T>(said, path, options).finally(() => underWay.delete(said));
  underWay.set(said, going);
  return going as Promise<T>;
}

async function askOnce<T>(said: string, path: string, options: Options): Promise<T> {
  const key = lost.get(said) ?? randomKey();
  lost.delete(said);
  try {
    return await ask<T>(path, { ...options, key });
  } catch (error) {
    // Below 400 it was not reached; from 500 on nobody knows what it did, or what stands before it answered.
    const isRefused = error instanceof ServerRefusal && error.status >= 400 && error.status < 500;
    if (!isRefused) {
      lost.set(said, key);
      setTimeout(() => lost.delete(said), lostForMs);
    }
    throw error;
  }
}

async function ask<T>(path: string, options: Options): Promise<T> {
  const response = await send(path, options);
  const before = currentMe();
  if (!before || options.signingIn || !(await isOut(response))) return read<T>(response);
  const after = await sessionEnded();
  // What one person began, another does not finish.
  if (after.id !== before.id) throw new ServerRefusal(401, 'Somebody else has signed in.', {});
  return read<T>(await send(path, options));
}

/** A session that ended is 401, or 404 in a browser where a customer is signed in too: nothing is there for customers. */
async function isOut(answer: Response): Promise<boolean> {
  const kind = failureKindOf(answer);
  if (kind !== 'missing') return kind === 'signed-out';
  return ['signed-out', 'missing'].includes(failureKindOf(await send('/session', {})));
}

async function send(
  path: string,
  { method = 'GET', body, etag, signal, key, keepalive = false }: Options,
): Promise<Response> {
  const isForm = body instanceof FormData;
  try {
    return await fetch(staffPath(path), {
      method,
      keepalive,
      headers: {
        Accept: 'application/json',
        // Of a form with files the browser itself names the type, with the boundary between its parts.
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(etag !== undefined && { 'If-Match': `"${etag}"` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(isIdle() && { 'X-Idle': '1' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      // Files may take their time.
      ...(isForm ? signal && { signal } : { signal: patience(patienceMs, signal) }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ServerRefusal(0, 'The server cannot be reached. Please check your connection.', {});
  }
}

async function read<T>(response: Response): Promise<T> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? await response.json().catch(() => undefined) : null;
  // What stands before the server may call a page of its own a success.
  const isOurs = body !== undefined && !response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.ok && isOurs) return body as T;
  const refusal = (body ?? {}) as ServerRefusal['body'] & { message?: string };
  const status = response.ok ? 502 : response.status;
  throw new ServerRefusal(
    status,
    refusal.message ?? 'The server did not answer properly. Please try again.',
    refusal,
  );
}
