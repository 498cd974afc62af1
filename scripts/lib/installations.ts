import { cpSync } from 'node:fs';
import { Client } from 'pg';
import { startApp, temporaryDataDir, type AppServer } from './app-server.ts';
import { startPostgres } from './postgres-server.ts';

/** Where the address of the prepared database stands, and the folder with the embedded one. */
export const handedOver = 'PREPARED_INSTALLATION';
export const embeddedHandedOver = 'PREPARED_DATA_DIR';
const template = 'first_start';
// Tests ask for few pages of each site: none is rendered before.
const settings = { RATE_LIMITS: 'off', PAGE_CACHE: 'lazy' };
let copies = 0;

/**
 * Starts a site on PostgreSQL once, with its demo content, and stops it again. A copy of its database is there in a
 * tenth of a second, where a first start takes several.
 * @returns the address of its database
 */
export async function prepareInstallation() {
  const server = await startPostgres();
  const url = await server.createDatabase(template);
  const data = temporaryDataDir();
  const app = await startApp(data.folder, { ...settings, DATABASE_URL: url });
  await app.stop();
  data.remove();
  return { url, remove: () => server.remove() };
}

/** As above, on the embedded database. @returns its folder */
export async function prepareEmbedded() {
  const data = temporaryDataDir();
  const app = await startApp(data.folder, settings);
  await app.stop();
  return data;
}

/** A DATA_DIR as a first start on the embedded database leaves it, from first-start-embedded.ts. */
export function dataDirOfFirstStart() {
  const data = temporaryDataDir();
  cpSync(process.env[embeddedHandedOver] ?? '', data.folder, { recursive: true });
  return data;
}

/**
 * Starts a site of the caller's own on a copy of the one that first-start.ts has prepared.
 * @returns the server, with the settings that another one on the same database needs
 */
export async function startCopy(
  more: Record<string, string> = {},
): Promise<AppServer & { shared: Record<string, string> }> {
  const url = process.env[handedOver] ?? '';
  const name = `copy_${process.pid}_${copies++}`;
  const client = new Client({ connectionString: url.replace(template, 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  const data = temporaryDataDir();
  const shared = { ...settings, DATABASE_URL: url.replace(template, name), ...more };
  return { ...(await startIn(data, shared)), shared };
}

/** As above, on the embedded database. */
const startEmbeddedCopy = (more: Record<string, string> = {}) =>
  startIn(dataDirOfFirstStart(), { ...settings, ...more });

/** Its folder goes when it stops. */
async function startIn(
  data: ReturnType<typeof temporaryDataDir>,
  settings: Record<string, string>,
): Promise<AppServer> {
  const app = await startApp(data.folder, settings);
  return {
    ...app,
    stop: async (signal) => {
      const code = await app.stop(signal);
      data.remove();
      return code;
    },
  };
}

/** For what has to hold on both databases. */
export const startOnEach = [
  ['PostgreSQL', startCopy],
  ['PGlite', startEmbeddedCopy],
] as const;
