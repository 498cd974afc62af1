import { storageKeys } from '#kit/calls/browser-storage.ts';

/**
 * A text that is being written: in this tab it outlives a session that ends before it is sent.
 * @param of what it is about, and whose, for somebody else may sign in next
 */
export function unsentText(of: string) {
  const key = `${storageKeys.unsentText}${of}`;
  return {
    read(): string {
      try {
        return sessionStorage.getItem(key) ?? '';
      } catch {
        // A browser that refuses storage has kept nothing.
        return '';
      }
    },
    /** @param text empty once it is sent */
    keep(text: string): void {
      try {
        if (text) sessionStorage.setItem(key, text);
        else sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}
