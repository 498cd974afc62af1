import type { Cookie } from '#kit/wire/cookies.ts';

/** That this browser has proven with a code that a quotation is its user's: for a day it pays it without an account. */
export const payerCookie: Cookie = { name: 'payer', sameSite: 'Strict', maxAge: 86_400 };
