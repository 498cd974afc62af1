import { storageKeys } from '#kit/calls/browser-storage.ts';
import { isFresh, type Conversation } from './conversation.ts';

const name = storageKeys.chat;
/** Grows with the shape of a conversation: one of another shape is not understood, so it is not read. */
const version = 3;

/**
 * Keeps an unfinished conversation for a reload of this tab; one that is done, or has not begun, leaves nothing behind.
 * Where the visitor blocks storage it lives as long as the page.
 */
export function storeChat(conversation: Conversation): void {
  try {
    if (isFresh(conversation) || conversation.lead === 'sent') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ version, conversation }));
  } catch {
    // As above.
  }
}

/** Null as well for one that was begun before somebody logged out, be it in another tab. */
export function readStoredChat(): Conversation | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? '{}') as {
      version?: number;
      conversation?: Conversation;
    };
    if (kept.version !== version || !kept.conversation) return null;
    const loggedOutAt = Number(localStorage.getItem(storageKeys.loggedOutAt));
    return kept.conversation.startedAt > loggedOutAt ? kept.conversation : null;
  } catch {
    return null;
  }
}
