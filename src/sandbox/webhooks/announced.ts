import { fourteen } from '../ids.ts';
import { put, type Change } from '../store.ts';
import type { SandboxContext } from '../context.ts';
import type { EventName, Subject, WebhookEvent } from './event.ts';
import { payloadOf } from './payload.ts';

/** The events of one happening, in the order in which they are sent, to be committed with it. */
export function announced(world: SandboxContext, ...news: (readonly [EventName, Subject])[]): Change[] {
  const { accountId, webhook, faults } = world.store.settings();
  const { drop, duplicate, delayMs, newEventId, only } = faults.webhook;
  const createdAt = world.nowMs();
  return news.map(([event, subject]) => {
    const hit = only.length === 0 || only.includes(event);
    const state = !webhook.url || !webhook.active ? 'off' : hit && drop ? 'dropped' : 'waiting';
    return put('events', {
      id: fourteen(),
      event,
      body: payloadOf(event, subject, accountId, Math.floor(createdAt / 1000)),
      url: webhook.url ?? '',
      secret: webhook.secret,
      createdAt,
      state,
      nextTryAt: createdAt + (hit ? delayMs : 0),
      tries: [],
      copies: hit ? 1 + duplicate : 1,
      freshIds: hit && newEventId,
      process: world.process,
    } satisfies WebhookEvent);
  });
}

/** As a fault: the events of one commit leave last to first. */
export function reversed(changes: Change[]): Change[] {
  const events = changes.flatMap((change) =>
    'table' in change && change.table === 'events' ? [change.value] : [],
  );
  const at = Math.max(...events.map(({ nextTryAt }) => nextTryAt));
  const others = changes.filter((change) => !('table' in change && change.table === 'events'));
  return [...others, ...events.toReversed().map((event) => put('events', { ...event, nextTryAt: at }))];
}
