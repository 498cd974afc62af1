import type { Logger } from 'pino';
import type { Database } from '#kit/database.server.ts';
import { eventChannel, type AppEvent, type Events, type ReceivedEvent } from '#kit/announce.ts';

/** How often the line is asked whether it still answers, and how long a lost one rests before the next. */
const often = { lookMs: 10_000, restMs: 1_000 };

/** Hears what any process announces, through the database's own LISTEN. Reconnects by itself. */
export async function listenToEvents(
  database: Database,
  log: Logger,
  { lookMs, restMs } = often,
): Promise<{ events: Events; close(): Promise<void> }> {
  const listeners = new Set<(event: ReceivedEvent) => void>();
  const emit = (event: ReceivedEvent) => {
    for (const listener of listeners) listener(event);
  };
  const emitPayload = (payload: string | undefined) => emit(JSON.parse(payload ?? '') as AppEvent);
  const events: Events = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  if (database.embedded) {
    const unlisten = await database.embedded.listen(eventChannel, emitPayload);
    return { events, close: () => unlisten() };
  }
  const line = keepListening(database.url as string, log, emit, emitPayload, { lookMs, restMs });
  await line.ready;
  return { events, close: line.close };
}

/**
 * One connection that listens for as long as the process lives. Nothing is sent on it while there is no news, and what
 * lies between may forget it without a word: so it is asked, and counts as lost where it is silent.
 */
function keepListening(
  url: string,
  log: Logger,
  emit: (event: ReceivedEvent) => void,
  emitPayload: (payload: string | undefined) => void,
  { lookMs, restMs }: typeof often,
) {
  let closing = false;
  let hangUp = async () => {};

  const connect = async () => {
    const { Client } = await import('pg');
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      query_timeout: Math.min(3_000, lookMs),
      keepAlive: true,
      keepAliveInitialDelayMillis: lookMs,
      application_name: 'nirmaan',
    });
    hangUp = () => client.end();
    let end = () => {};
    const lost = new Promise<void>((resolve) => (end = resolve));
    client.on('error', end);
    client.on('end', end);
    client.on('notification', (note) => emitPayload(note.payload));
    try {
      await client.connect();
      // Refused by a replica that was not promoted yet.
      await client.query(`listen ${eventChannel}`);
    } catch (error) {
      void hangUp().catch(() => {});
      throw error;
    }
    const look = () => client.query('select 1').catch(end);
    const looking = setInterval(() => void look(), lookMs).unref();
    void lost.finally(() => {
      clearInterval(looking);
      void client.end().catch(() => {});
    });
    // In an object: an async function that returned the promise itself would wait for it.
    return { lost };
  };

  const ready = connect();
  void (async () => {
    let line = ready;
    while (!closing) {
      try {
        const { lost } = await line;
        await lost;
        if (closing) return;
        log.warn('events: the line to the database was cut, reconnecting');
      } catch {
        // Still down; the next try follows soon.
      }
      await new Promise((resolve) => setTimeout(resolve, restMs).unref());
      if (closing) return;
      line = connect();
      line.then(() => emit({ kind: 'resync' })).catch(() => {});
    }
  })();
  return {
    ready,
    async close() {
      closing = true;
      await hangUp().catch(() => {});
    },
  };
}
