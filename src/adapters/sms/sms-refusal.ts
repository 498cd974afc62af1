import { refusal, type Answer } from '#adapters/carrier/call-carrier.ts';
import { CarrierError } from '#kit/ports/carrier-error.ts';

/** A refusal for good, in the carrier's words; of a key that it does not accept in ours before them. */
export function smsRefusal(answer: Answer, why = ''): CarrierError {
  const refused = refusal(answer, why);
  return answer.status === 401
    ? new CarrierError('refused', `The key is not accepted: ${refused.message}`)
    : refused;
}
