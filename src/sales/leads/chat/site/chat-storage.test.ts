import { afterEach, expect, test, vi } from 'vitest';
import { readStoredChat, storeChat } from './chat-storage.ts';
import { begin, converse } from './conversation.ts';

const asked = converse(begin(1), { type: 'answer', text: 'Google Ads' });

function storage(items = new Map<string, string>()) {
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('localStorage', kept);
  return items;
}
afterEach(() => vi.unstubAllGlobals());

test('an unfinished conversation comes back as it was; a new or finished one leaves nothing', () => {
  const items = storage();
  storeChat(asked);
  expect(readStoredChat()).toEqual(asked);
  storeChat({ ...asked, lead: 'sent' });
  expect(items.size).toBe(0);
  storeChat(asked);
  storeChat(begin(2));
  expect([items.size, readStoredChat()]).toEqual([0, null]);
});

test('one that was begun before somebody logged out on this device is nobody’s any more', () => {
  const items = storage();
  storeChat({ ...asked, startedAt: 5 });
  items.set('logged-out-at', '4');
  expect(readStoredChat()).not.toBeNull();
  items.set('logged-out-at', '6');
  expect(readStoredChat()).toBeNull();
});

test('what is broken, of another version or not to be had is no conversation', () => {
  for (const text of ['{', 'null', '{"version":0,"conversation":{}}', '[]']) {
    storage(new Map([['chat', text]]));
    expect(readStoredChat()).toBeNull();
  }
  vi.unstubAllGlobals();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeChat(asked)).not.toThrow();
  expect(readStoredChat()).toBeNull();
});
