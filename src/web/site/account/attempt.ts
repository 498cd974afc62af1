import type { Outcome, Refusal } from '#api/browser/customer-calls.ts';

const noLine = 'No connection. What you typed is still here; please try again.';

/** Runs a call. That no answer arrived is an outcome too, with status 0. */
export async function attempt<T>(call: Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await call;
  } catch {
    return { ok: false, status: 0, message: noLine, errors: {}, retryAfter: null };
  }
}

/** Whether nobody judged what was sent: the line or the server failed. */
export const isUnjudged = ({ status }: Refusal) => status === 0 || status >= 500;

/** The server's own words, and for how long it wants to be left alone (decision 116). */
export function explain({ message, retryAfter }: Refusal): string {
  if (retryAfter === null) return message;
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return `${message} You can try again in ${wait}.`;
}
