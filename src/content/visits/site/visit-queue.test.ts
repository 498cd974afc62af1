import { expect, test } from 'vitest';
import type { SeenEvent } from '../wire/client.ts';
import { createVisitQueue } from './visit-queue.ts';

const event = (name: string): SeenEvent => ({ kind: 'cta', path: '/', name, value: null, entry: false });

test('events travel together: when their time comes, when a report is full, and when the page goes away', () => {
  const sent: string[][] = [];
  const plans: (() => void)[] = [];
  const queue = createVisitQueue({
    send: (events) => sent.push(events.map(({ name }) => name)),
    later: (run) => plans.push(run),
  });

  queue.add(event('a'));
  queue.add(event('b'));
  expect([sent.length, plans.length]).toEqual([0, 1]);
  plans[0]?.();
  expect(sent).toEqual([['a', 'b']]);

  queue.add(event('c'));
  expect(plans).toHaveLength(2);
  queue.flush();
  expect(sent[1]).toEqual(['c']);
  // The planned moment finds nothing left.
  plans[1]?.();
  queue.flush();
  expect(sent).toHaveLength(2);

  for (let i = 0; i < 21; i++) queue.add(event(String(i)));
  expect(sent[2]).toHaveLength(20);
  expect(sent).toHaveLength(3);
  queue.flush();
  expect(sent[3]).toEqual(['20']);
});
