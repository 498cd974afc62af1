import { clearLogin, storedLogin } from './login-record.ts';
import type { ProofOfWorkChallenge } from '#kit/errors.ts';
import { failureKindOf } from './failure-kind.ts';
import { addressHere, inPageLanguage, pathHere } from './page-language.ts';
import { jsonOf, unreadableAnswer, fetchResponse, unreadableStatus } from './fetch-response.ts';
import { signInPath } from './sign-in-path.ts';

/** A call that was refused. `errors` is keyed by field; `retryAfter` in seconds for 429 and 503. */
export type Refusal = {
  ok: false;
  status: number;
  message: string;
  errors: Record<string, string>;
  retryAfter: number | null;
};
export type Outcome<T> = ({ ok: true } & T) | Refusal;

/**
 * Sends one call as it is; a list that is answered comes as `list`. Work that the server asks for is done, and the call
 * sent again with it. Rejects where no answer arrives.
 */
export async function send<T>(
  method: string,
  path: string,
  body?: object,
  proof?: string,
): Promise<Outcome<T>> {
  const isForm = body instanceof FormData;
  const answer = await fetchResponse(path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      ...inPageLanguage(),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
      ...(proof && { 'X-Proof': proof }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const retryAfter = Number(answer.headers.get('Retry-After')) || null;
  const read = await jsonOf(answer);
  if (!read)
    return { ok: false, status: unreadableStatus(answer), message: unreadableAnswer, errors: {}, retryAfter };
  const content = read as { message?: string; errors?: Record<string, string>; work?: ProofOfWorkChallenge };
  // Over plain http browsers do not hash: whoever tries that waits.
  if (content.work && !proof && 'subtle' in crypto) {
    const { solveProofOfWork } = await import('./solve-proof-of-work.ts');
    return send<T>(method, path, body, await solveProofOfWork(content.work));
  }
  if (answer.ok) return { ok: true, ...((Array.isArray(content) ? { list: content } : content) as T) };
  const { message, errors } = content;
  return { ok: false, status: answer.status, message: message ?? '', errors: errors ?? {}, retryAfter };
}

/** As above for calls that need a session: on 401 it refreshes once and tries again. Whoever is not signed in stays here. */
export async function sendRefreshing<T>(method: string, path: string, body?: object): Promise<Outcome<T>> {
  const before = refreshes;
  const first = await send<T>(method, path, body);
  if (first.ok || failureKindOf(first) !== 'signed-out') return first;
  // A refresh that came in meanwhile counts for this call too.
  return refreshes > before || (await refresh()) ? send<T>(method, path, body) : first;
}

/**
 * As above, and where that fails too it forgets who was signed in and goes to the sign-in page, which comes back here
 * . Whoever went on to another page meanwhile stays there, and who has logged out meanwhile is on the way home.
 */
export async function sendSignedIn<T>(method: string, path: string, body?: object): Promise<Outcome<T>> {
  const asked = pathHere();
  const before = storedLogin();
  const answer = await sendRefreshing<T>(method, path, body);
  if (answer.ok || failureKindOf(answer) !== 'signed-out') return answer;
  if (before !== null && storedLogin() === null) return answer;
  clearLogin();
  if (pathHere() === asked) location.assign(addressHere(signInPath(asked)));
  return answer;
}

type Renaming = { toWire(ours: object): object; fromWire(wire: object): object };

/** The calls of a wire that has names of its own: what is sent, and the fields that are refused, are named by ours. */
export function callsIn({ toWire, fromWire }: Renaming) {
  const inOurs =
    (call: typeof send) =>
    async <T>(method: string, path: string, body?: object): Promise<Outcome<T>> => {
      const answer = await call<T>(method, path, body instanceof FormData ? body : body && toWire(body));
      return answer.ok ? answer : { ...answer, errors: fromWire(answer.errors) as Refusal['errors'] };
    };
  return { send: inOurs(send), sendSignedIn: inOurs(sendSignedIn) };
}

let refreshing: Promise<boolean> | null = null;
let refreshes = 0;

/** Gets the session's next tokens. Calls that fail together share one refresh. */
export function refresh(): Promise<boolean> {
  refreshing ??= send('POST', '/user-login/refresh', {})
    .then(({ ok }) => {
      if (ok) refreshes++;
      return ok;
    })
    .finally(() => {
      refreshing = null;
    });
  return refreshing;
}
