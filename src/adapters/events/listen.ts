import type { Logger } from 'pino';
import type { Database } from '#kit/database.server.ts';
import { eventChannel, type AppEvent, type Events, type ReceivedEvent } from '#kit/announce.ts';

/** Hears what any process announces, through the database's own LISTEN. Reconnects by itself. */
export async function listenToEvents(
  database: Database,
  log: Logger,
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
  const line = keepListening(database.url as string, log, emit, emitPayload);
  await line.ready;
  return { events, close: line.close };
}

/** One connection that listens for as long as the process lives. */
function keepListening(
  url: string,
  log: Logger,
  emit: (event: ReceivedEvent) => void,
  emitPayload: (payload: string | undefined) => void,
) {
  let closing = false;
  let hangUp = async () => {};

  const connect = async () => {
    const { Client } = await import('pg');
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: 'nirmaan',
    });
    hangUp = () => client.end();
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', (note) => emitPayload(note.payload));
    await client.connect();
    await client.query(`listen ${eventChannel}`);
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
        // Still down; the next try follows in a second.
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
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
