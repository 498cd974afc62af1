import { names } from '#kit/wire/names.ts';

/** What the gateway's checkout is opened with. */
export const checkoutNames = names({ key: 'key_id', scriptUrl: 'checkout_script_url' });
