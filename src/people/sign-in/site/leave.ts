import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { logOut } from '#people/customers/wire/client.ts';
import { addressHere } from '#kit/calls/page-language.ts';
import { showShortToast } from '#kit/site/short-toast.ts';

/** Logs out at once and begins anew at the home page. Offline the session could not be ended. */
export async function leave(i18n: I18n): Promise<void> {
  if (!navigator.onLine) return showShortToast('error', i18n._(msg`No connection: you are still signed in.`));
  await logOut();
  location.assign(addressHere('/'));
}
