import type { SeenEvent } from '../wire/client.ts';
import { maxEvents } from '../visit-event.ts';

/**
 * Collects events so that they travel together: when as many have come as one report holds, when `later` comes round,
 * or when `flush` is called because the page goes away.
 */
export function createVisitQueue(parts: {
  send: (events: SeenEvent[]) => void;
  later: (run: () => void) => void;
}) {
  const waiting: SeenEvent[] = [];
  let planned = false;

  function flush() {
    planned = false;
    while (waiting.length > 0) parts.send(waiting.splice(0, maxEvents));
  }

  return {
    add(event: SeenEvent) {
      waiting.push(event);
      if (waiting.length >= maxEvents) return flush();
      if (planned) return;
      planned = true;
      parts.later(flush);
    },
    flush,
  };
}
