/** @returns what ends a call when `signal` does, or when no answer has come in time: on a bad line some never do */
export function patience(ms: number, signal?: AbortSignal | null): AbortSignal {
  const ending = new AbortController();
  signal?.addEventListener('abort', () => ending.abort(signal.reason));
  if (signal?.aborted) ending.abort(signal.reason);
  setTimeout(() => ending.abort('no answer'), ms);
  return ending.signal;
}
