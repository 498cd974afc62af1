import { CarrierError } from '#kit/ports/carrier-error.ts';
import { reasonOf } from '#kit/reason-of.ts';

const patienceMs = 10_000;
/** For reports, which take their time. */
export const slowMs = 60_000;
/** The request cannot have left the machine. */
const neverLeft = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** These say that nothing was done. Any other fault of theirs (502, 504) may come from a proxy, after the work. */
const notTaken: readonly number[] = [429, 500, 503];

export type Answer = { status: number; body: string };

/**
 * Calls a carrier once and tells apart what may be tried again.
 * @param surely the faults after which surely nothing was done
 * @param patience how long its answer may take
 * @throws CarrierError `unavailable` or `unknown`
 */
export async function callCarrier(
  url: string,
  init: RequestInit,
  surely = notTaken,
  patience = patienceMs,
): Promise<Answer> {
  const answer = await ask(url, init, patience).catch((error: unknown) => {
    const { cause } = Object(error) as { cause?: { code?: unknown } };
    const outcome = neverLeft.test(String(cause?.code)) ? 'unavailable' : 'unknown';
    throw new CarrierError(outcome, reasonOf(error));
  });
  if (answer.status < 500 && answer.status !== 429) return answer;
  const outcome = surely.includes(answer.status) ? 'unavailable' : 'unknown';
  throw new CarrierError(outcome, said(answer), answer.status);
}

async function ask(url: string, init: RequestInit, patience: number): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  return { status: response.status, body: await response.text() };
}

/** A refusal for good, in the carrier's words. */
export const refusal = (answer: Answer, why = '') => new CarrierError('refused', why || said(answer));

const said = ({ status, body }: Answer) => `The carrier answered ${status}: ${body.slice(0, 200)}`;

/** What a JSON object says; {} where it is none. */
export function objectOf(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
