import { pathOf } from '#kit/path-of.ts';

export const stopOffersPath = (token: string) => pathOf('/offers/stop/:token', { token });
/** What mail programs ask with one click. */
export const stopOffersCall = (token: string) => `/api${stopOffersPath(token)}`;
