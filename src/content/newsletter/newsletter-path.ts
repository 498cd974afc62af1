import { pathOf } from '#kit/path-of.ts';

export const confirmPath = (token: string) => pathOf('/newsletter/confirm/:token', { token });
export const preferencesPath = (token: string) => pathOf('/newsletter/preferences/:token', { token });
/** @param letterId the letter that somebody leaves by, so that it is known which one it was */
export const unsubscribePath = (token: string, letterId?: string) =>
  pathOf('/newsletter/unsubscribe/:token', { token }) +
  (letterId ? `?${new URLSearchParams({ letter: letterId })}` : '');
/** What mail programs ask with one click. */
export const unsubscribeCall = (token: string, letterId?: string) =>
  `/api${unsubscribePath(token, letterId)}`;
