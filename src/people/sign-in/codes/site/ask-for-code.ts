import type { Outcome } from '#kit/calls/customer-calls.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { attempt, isUndecided } from '#kit/site/attempt.ts';

const pauseSeconds = 30;

/** Where a code was asked for whose answer was lost. */
const unanswered = new Set<string>();

/**
 * Asks for a code. Where the answer was lost and the server wants half a minute between two, the first is on its way: another
 * one would end it.
 * @param to whom, and what for
 * @param sent what the answer that was lost has said
 */
export async function askForCode<T>(
  to: string,
  call: () => Promise<Outcome<T>>,
  sent: T,
): Promise<Outcome<T>> {
  const answer = await attempt(call());
  if (!answer.ok && isUndecided(answer)) {
    unanswered.add(to);
    return answer;
  }
  const wasLost = unanswered.delete(to);
  const isPause =
    !answer.ok && failureKindOf(answer) === 'later' && (answer.retryAfter ?? Infinity) <= pauseSeconds;
  return wasLost && isPause ? { ok: true, ...sent } : answer;
}
