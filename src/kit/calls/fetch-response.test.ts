import { afterEach, expect, test, vi } from 'vitest';
import { postAppointment, type AppointmentPayload } from '#sales/bookings/wire/client.ts';
import { postNewsletter } from '#content/newsletter/wire/client.ts';
import { send } from './customer-calls.ts';
import { postEnquiry } from '#sales/leads/enquiries/wire/enquiry-client.ts';
import { fetchResponse, noConnection, unreadableAnswer } from './fetch-response.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  vi.useRealTimers();
});
const calls = [
  () => send('GET', '/help'),
  () => postEnquiry({}, 'k1'),
  () => postAppointment({} as AppointmentPayload, 'k1'),
  () => postNewsletter({ email: 'asha@example.com', website: '' }),
];

test('where nothing answers, it is said in words for people, not in the browser’s own', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const call of calls) await expect(call()).rejects.toThrow(noConnection);
});

test('a proxy’s page is neither a success nor a missing connection', async () => {
  for (const status of [200, 502]) {
    globalThis.fetch = async () => new Response('<html>Bad Gateway</html>', { status });
    expect(await send('GET', '/help')).toMatchObject({ ok: false, status: 502, message: unreadableAnswer });
    expect(await postEnquiry({}, 'k1')).toEqual({ ok: false, status: 502, errors: {} });
    expect(await postAppointment({} as AppointmentPayload, 'k1')).toMatchObject({ ok: false, status: 502 });
    const wish = { email: 'asha@example.com', website: '' };
    expect(await postNewsletter(wish)).toMatchObject({ ok: false, status: 502, message: unreadableAnswer });
  }
});

test('what is not answered within half a minute is given up; files may take their time', async () => {
  vi.useFakeTimers();
  globalThis.fetch = (_path, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const given = Promise.allSettled(calls.map((call) => call()));
  const files = fetchResponse('/upload', { method: 'POST', body: new FormData() });
  await vi.advanceTimersByTimeAsync(30_000);
  for (const one of await given) expect(one).toMatchObject({ reason: new Error(noConnection) });
  expect(await Promise.race([files, 'under way'])).toBe('under way');
});

test('half of an answer is none', async () => {
  const broken = () =>
    new ReadableStream({ start: (stream) => stream.error(new TypeError('Failed to fetch')) });
  globalThis.fetch = async () => new Response(broken());
  expect(await send('GET', '/help')).toMatchObject({ ok: false, status: 502, message: unreadableAnswer });
});

test('an answer without a word is one', async () => {
  globalThis.fetch = async () => new Response(null, { status: 204 });
  expect(await send('DELETE', '/help')).toEqual({ ok: true });
  expect(await postEnquiry({}, 'k1')).toEqual({ ok: true });
});
