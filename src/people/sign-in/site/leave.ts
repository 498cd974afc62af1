import type { I18n } from '@lingui/core';
import { logOut } from '#people/customers/wire/client.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { attempt } from '#kit/site/attempt.ts';
import { showShortToast } from '#kit/site/short-toast.ts';

const stillIn = /*i18n*/ 'No connection: you are still signed in.';

/**
 * Logs out at once and begins anew at the home page. A session that could not be ended still stands, and
 * the next person at this device would be in it: then it says so.
 * @returns whether it has ended
 */
export async function leave(i18n: I18n): Promise<boolean> {
  const answer = await attempt(logOut(), stillIn);
  if (answer.ok) location.assign(addressHere('/'));
  else showShortToast('error', i18n._(answer.message));
  return answer.ok;
}
