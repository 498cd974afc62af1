import type { Logger } from 'pino';
import type { Database } from '#kit/database.server.ts';
import { eventChannel, type AppEvent, type Events, type Heard } from '#kit/announce.ts';

/** Hears what any process announces, through the database's own LISTEN. Reconnects by itself. */
export async function listenToEvents(
  database: Database,
  log: Logger,
): Promise<{ events: Events; close(): Promise<void> }> {
  const hearers = new Set<(event: Heard) => void>();
  const tell = (event: Heard) => {
    for (const hear of hearers) hear(event);
  };
  const tellPayload = (payload: string | undefined) => tell(JSON.parse(payload ?? '') as AppEvent);
  const events: Events = {
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
  if (database.embedded) {
    const unlisten = await database.embedded.listen(eventChannel, tellPayload);
    return { events, close: () => unlisten() };
  }
  const line = keepLine(database.url as string, log, tell, tellPayload);
  await line.ready;
  return { events, close: line.close };
}

/** One connection that listens for as long as the process lives. */
function keepLine(
  url: string,
  log: Logger,
  tell: (event: Heard) => void,
  tellPayload: (payload: string | undefined) => void,
) {
  let closing = false;
  let hangUp = async () => {};

  const connect = async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    hangUp = () => client.end();
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', (note) => tellPayload(note.payload));
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
      line.then(() => tell({ kind: 'resync' })).catch(() => {});
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
