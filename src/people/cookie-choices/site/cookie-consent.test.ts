import { afterEach, expect, test, vi } from 'vitest';
import { consentTo, onCookieChoice, storeCookieChoice } from './cookie-consent.ts';

/** A tab of a browser whose tabs keep things together, as far as that is not blocked. */
function openTab({ blocked = false } = {}) {
  const kept = new Map<string, string>();
  const tab = new EventTarget();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (blocked) throw new Error('blocked');
      kept.set(key, value);
    },
  });
  return {
    kept,
    /** What browsers tell the other tabs. */
    heard: (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}
afterEach(() => vi.unstubAllGlobals());

test('an answer in one tab holds in every other at once', () => {
  const { kept, heard } = openTab();
  let told = 0;
  const stop = onCookieChoice(() => void told++);
  storeCookieChoice({ statistics: true, marketing: true });
  expect([consentTo('statistics'), consentTo('marketing'), told]).toEqual(['given', 'given', 1]);

  // Taken back elsewhere.
  for (const [key, text] of kept) {
    kept.set(key, text.replaceAll('true', 'false'));
    heard(key);
  }
  expect([consentTo('statistics'), consentTo('marketing'), told]).toEqual(['refused', 'refused', 2]);
  heard('another-key');
  expect(told).toBe(2);
  kept.clear();
  heard(null);
  expect([consentTo('statistics'), told]).toEqual(['unasked', 3]);
  stop();
  heard(null);
  expect(told).toBe(3);
});

test('where storage is blocked an answer holds as long as the page', () => {
  openTab({ blocked: true });
  storeCookieChoice({ statistics: true, marketing: false });
  expect([consentTo('statistics'), consentTo('marketing')]).toEqual(['given', 'refused']);
  storeCookieChoice({ statistics: false, marketing: false });
  expect(consentTo('statistics')).toBe('refused');
  // Allowed again, it is what is stored that counts.
  openTab();
  storeCookieChoice({ statistics: true, marketing: true });
  openTab();
  expect(consentTo('statistics')).toBe('unasked');
});
