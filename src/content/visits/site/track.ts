import type { SeenEvent } from '../wire/client.ts';
import type { VisitEventKind } from '../visit-event.ts';

let receive: ((event: SeenEvent) => void) | null = null;
const early: SeenEvent[] = [];

/**
 * Notes that something happened on the page one is on. It is sent later, as far as the visitor allows it; see
 * report-visits.ts.
 * @param name which form, which step, which link: never what somebody typed
 */
export function track(
  kind: VisitEventKind,
  { name = '', value = null, entry = false }: Partial<Pick<SeenEvent, 'name' | 'value' | 'entry'>> = {},
): void {
  const event = { kind, path: location.pathname, name, value, entry };
  if (receive) receive(event);
  else early.push(event);
}

/** Gives what is noted from now on, and what was noted before, to whoever sends it. */
export function receiveTracks(receiver: (event: SeenEvent) => void): void {
  receive = receiver;
  for (const event of early.splice(0)) receiver(event);
}
