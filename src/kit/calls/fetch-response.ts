import { patience } from './patience.ts';
import { randomKey } from './random-key.ts';

/** How long an answer may take. */
const patienceMs = 30_000;

/** What people read where no answer arrives. */
export const noConnection = /*i18n*/ 'No connection. Please check the network and try again.';
/** What they read where something else answers: a proxy's page, or half of an answer. */
export const unreadableAnswer = /*i18n*/ 'The site did not answer properly. Please try again in a moment.';

/** `fetch`, whose failure is said in words for people: the browser's own are for programmers. Who calls off hears that. */
export async function fetchResponse(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, headers: withRequestId(init.headers), signal: ending(init) });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new Error(noConnection, { cause: error });
  }
}

/** Files may take their time. */
const ending = ({ body, signal }: RequestInit) =>
  body instanceof FormData ? (signal ?? null) : patience(patienceMs, signal);

/** What an answer says; an empty one says nothing. Null where it cannot be read, so nothing is known of what was sent. */
export async function jsonOf(answer: Response): Promise<object | null> {
  try {
    // The line may also break in the middle of it.
    const text = await answer.text();
    const content: unknown = text === '' ? null : JSON.parse(text);
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return null;
  }
}

/** The status of an answer that cannot be read: whatever stands before us may call it a success. */
export const unreadableStatus = ({ ok, status }: Response) => (ok ? 502 : status);

/** Each call has an id from here to the mail that comes of it. */
function withRequestId(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', randomKey());
  return headers;
}
