import type { Guard } from '#adapters/webhooks/guard.ts';
import { requestGuarded } from '#adapters/webhooks/guarded-request.ts';

const patienceMs = 15_000;
const mostBytes = 20_000_000;
const mostHops = 3;

/**
 * `fetch` for servers that an owner named: none of ours is called, nothing is waited for longer than a while, and a login goes
 * to no other server by a redirect.
 */
export const createGuardedFetch =
  (guard: Guard): typeof fetch =>
  async (input, init = {}) => {
    let at = new URL(input instanceof Request ? input.url : input);
    for (let hops = 0; ; hops++) {
      const answer = await ask(guard, at, init);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || !location) return answer;
      if (init.redirect === 'manual' || hops === mostHops || !URL.canParse(location, at.href)) return answer;
      const next = new URL(location, at);
      if (next.origin !== at.origin) return answer;
      at = next;
    }
  };

async function ask(guard: Guard, url: URL, { method = 'GET', headers, body }: RequestInit) {
  const answered = await requestGuarded(guard, {
    url: url.href,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? body : undefined,
    patience: patienceMs,
    mostBytes,
  });
  const { status, statusText, bytes } = answered;
  const kept = Object.entries(answered.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const text = status === 204 || status === 304 ? null : bytes;
  const answer = new Response(text, { status, statusText, headers: kept });
  return Object.defineProperty(answer, 'url', { value: url.href });
}
