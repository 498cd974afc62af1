import { Client } from 'pg';

/** One statement over a connection of its own. @returns its rows */
export async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
