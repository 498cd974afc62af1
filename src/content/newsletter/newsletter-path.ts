import { pathOf } from '#kit/path-of.ts';

export const confirmPath = (token: string) => pathOf('/newsletter/confirm/:token', { token });
export const unsubscribePath = (token: string) => pathOf('/newsletter/unsubscribe/:token', { token });
/** What mail programs ask with one click. */
export const unsubscribeCall = (token: string) => `/api${unsubscribePath(token)}`;
