import { expect, test } from 'vitest';
import type { EnquiryOutcome } from './enquiry-client.ts';
import { createOutbox } from './outbox-client.ts';

/** The part of a browser's storage that the outbox uses, with a limit on bytes. */
function storage(room = Infinity): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  };
}

test('an enquiry that could not leave waits over a reload and goes out once with its first key', async () => {
  const device = storage();
  createOutbox(device, () => Promise.reject(new TypeError('Failed to fetch'))).store('k1', { name: 'Asha' });

  const sent: string[] = [];
  const reloaded = createOutbox(device, (payload, key) => {
    sent.push(`${key} ${String(payload.name)}`);
    return Promise.resolve({ ok: true });
  });
  expect(reloaded.state().waiting).toBe(1);
  await Promise.all([reloaded.flush(), reloaded.flush()]);
  await reloaded.flush();
  expect(sent).toEqual(['k1 Asha']);
  expect(reloaded.state()).toEqual({ waiting: 0, sent: ['k1'], refused: 0 });
  reloaded.dismiss();
  expect(reloaded.state().sent).toEqual([]);
});

test('what cannot leave yet stays; what the server refuses for good is counted and let go', async () => {
  let answer: EnquiryOutcome | null = null;
  const outbox = createOutbox(storage(), () =>
    answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch')),
  );
  outbox.store('k1', { name: 'Asha' });
  await outbox.flush();
  expect(outbox.state().waiting).toBe(1);
  answer = { ok: false, status: 503, errors: {} };
  await outbox.flush();
  expect(outbox.state().waiting).toBe(1);
  answer = { ok: false, status: 422, errors: {} };
  await outbox.flush();
  expect(outbox.state()).toEqual({ waiting: 0, sent: [], refused: 1 });
});

test('what another tab has sent is heard of in the tab whose form waits for it, and waits in none', async () => {
  const device = storage();
  const asked: string[] = [];
  const send = (_payload: object, key: string) => {
    asked.push(key);
    return Promise.resolve<EnquiryOutcome>({ ok: true });
  };
  const form = createOutbox(device, send);
  form.store('k1', { name: 'Asha' });
  const [second, third] = [createOutbox(device, send), createOutbox(device, send)];
  expect(third.state().waiting).toBe(1);
  await second.flush();
  await form.flush();
  await third.flush();
  expect(form.state()).toEqual({ waiting: 0, sent: ['k1'], refused: 0 });
  expect(third.state()).toEqual({ waiting: 0, sent: [], refused: 0 });
  // With the same key it is the same enquiry; once heard of it goes out no more.
  await form.flush();
  expect(asked).toEqual(['k1', 'k1']);
});

test('a changed form takes the place of the first try', () => {
  const outbox = createOutbox(storage(), () => Promise.resolve({ ok: true }));
  outbox.store('k1', { name: 'Asha' });
  outbox.remove('k1');
  outbox.store('k2', { name: 'Asha Example' });
  expect(outbox.state().waiting).toBe(1);
});

test('nothing is promised where the browser stores nothing; an old enquiry is not sent late, and whoever wrote it is told', async () => {
  expect(createOutbox(null).store('k1', {})).toBe(false);
  expect(createOutbox(storage(10)).store('k1', { name: 'Asha' })).toBe(false);

  const device = storage();
  let day = 0;
  const outbox = createOutbox(
    device,
    () => Promise.resolve({ ok: true }),
    () => day * 86_400_000,
  );
  outbox.store('k1', { name: 'Asha' });
  day = 8;
  await outbox.flush();
  await outbox.flush();
  expect(outbox.state()).toEqual({ waiting: 0, sent: [], refused: 1 });
});
