import { objectOf, type Answer } from '#adapters/carrier/call-carrier.ts';
import { CarrierError, UnreachedError } from '#kit/ports/carrier-error.ts';

/** Too much at once, or their service is away: nothing was done, and later it will be. */
const later = new Set([4, 80_007, 130_429, 131_016, 131_048, 131_056, 133_004]);

/** The number has no WhatsApp, has a very old one, or its owner has not taken their terms. */
export const unreached = 131_026;

/** What staff are to know of the usual ones; of any other they read WhatsApp's own words. */
const words = new Map([
  [0, 'WhatsApp does not accept the token of the server'],
  [190, 'WhatsApp does not accept the token of the server: it has expired'],
  [10, 'The token of the server does not allow this'],
  [100, 'WhatsApp does not take it as it is'],
  [131_030, 'This app is still being tried out and may write only to numbers that are entered with it'],
  [unreached, 'This number has no WhatsApp, or cannot be reached there'],
  [131_047, 'More than 24 hours have passed since they wrote: only a template can go'],
  [131_050, 'They have told WhatsApp that they want no such messages of ours'],
  [132_000, 'The template has another number of gaps'],
  [132_001, 'There is no such template in this language, or it is not approved'],
  [132_007, 'The template breaks a rule of WhatsApp'],
  [132_015, 'The template is paused, for too many did not like it'],
  [132_016, 'The template is disabled for good'],
]);

/** With code 100: what the address names is not there, or not for this token. */
const noSuchThing = 33;

/** There is no such thing, and no later try finds it. */
export class NotThere extends CarrierError {
  constructor(message: string) {
    super('refused', message);
  }
}

type Told = {
  code?: unknown;
  error_subcode?: unknown;
  message?: unknown;
  title?: unknown;
  error_data?: { details?: unknown };
};

/** What an error of theirs says, for staff. */
export function reasonIn(told: Told | undefined): string {
  if (!told) return '';
  const code = Number(told.code);
  const known =
    Number(told.error_subcode) === noSuchThing
      ? 'WhatsApp does not know this id of the phone number or of the business account, or the token does not reach it'
      : words.get(code);
  const [theirs = ''] = [told.error_data?.details, told.message, told.title].filter(
    (text) => typeof text === 'string',
  ) as string[];
  return `${known ?? theirs} (WhatsApp ${code})`.slice(0, 300);
}

/** Why they did not take what we gave them. */
export function faultIn(answer: Answer): CarrierError {
  const { error } = objectOf(answer.body) as { error?: Told };
  const said = reasonIn(error) || `WhatsApp answered ${answer.status}`;
  if (error?.code === unreached) return new UnreachedError(said);
  if (answer.status === 404 || Number(error?.error_subcode) === noSuchThing) return new NotThere(said);
  return new CarrierError(later.has(Number(error?.code)) ? 'unavailable' : 'refused', said);
}
