/** Slower than this, sending counts as standing still. */
const leastBytesPerMs = 500;

class Silent extends Error {
  constructor(ms: number) {
    super(`nothing came within ${ms} ms`);
  }
}

/**
 * `fetch` that gives up on a server which is silent for too long, the time for what is sent not counted. An object's
 * body has no limit of its own: readInTime has.
 */
export function limitedFetch(silenceMs: number): typeof fetch {
  return async (input, init) => {
    const limit = new AbortController();
    const { method, headers } = init ?? {};
    const sent = Number(new Headers(headers).get('Content-Length') ?? 0);
    const timer = setTimeout(() => limit.abort(new Silent(silenceMs)), silenceMs + sent / leastBytesPerMs);
    timer.unref();
    try {
      const answer = await fetch(input, { ...init, signal: limit.signal });
      const isObject = method === 'GET' && answer.ok && !new URL(String(input)).search;
      if (isObject) clearTimeout(timer);
      return answer;
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

/** The pieces of a body, each within the time. */
export async function* readInTime(body: ReadableStream<Uint8Array<ArrayBuffer>>, silenceMs: number) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Silent(ms)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
