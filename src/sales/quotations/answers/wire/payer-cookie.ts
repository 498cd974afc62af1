import type { Cookie } from '#kit/wire/cookies.ts';

/** That this browser accepted a quotation with a code: for a day it pays it without an account. */
export const payerCookie: Cookie = { name: 'payer', sameSite: 'Strict', maxAge: 86_400 };
