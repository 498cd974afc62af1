import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, Pool } from 'pg';
import type { planned as Planned } from './planned.ts';

type Query = { text: string; values: unknown[] };

const file = '.cache/query-plans.md';
const opening = `# Query plans

How PostgreSQL goes about the queries that staff and customers wait for, over 10,00,000 payments of 2,00,000 customers and 10,00,000 leads: \`EXPLAIN (ANALYZE, BUFFERS)\` of what the verbs really send, as \`npm run bench million -- --plans\` writes it.
`;

/** Catalogs become modules in the build alone; the plans are of English lists. */
const noCatalogs = { format: 'module', source: 'export const messages = {};', shortCircuit: true } as const;

/** Asks each verb once, notes the SQL it sends, and writes down how the database does it. */
export async function writePlans(url: string, client: Client, asked: Parameters<typeof Planned>[1]) {
  registerHooks({ load: (file, how, next) => (file.endsWith('.po') ? noCatalogs : next(file, how)) });
  const { planned } = await import('./planned.ts');
  // As the product's own connections have it.
  await client.query("set work_mem = '16MB'; set jit = off");
  const pool = new Pool({ connectionString: url });
  const sent: Query[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) };
  const parts = [opening];
  const db = drizzle(pool, { casing: 'snake_case', logger });
  for (const [title, run] of Object.entries(planned(db, asked))) {
    sent.length = 0;
    await run();
    parts.push(`## ${title}\n`);
    // What a verb sets for a list of its own counts for the list after it.
    await client.query('begin');
    for (const query of sent)
      if (query.text.startsWith('select set_config')) await client.query(query.text);
      else if (/^\s*(select|with)/.test(query.text))
        parts.push(`\`\`\`text\n${await explain(client, query)}\n\`\`\`\n`);
    await client.query('rollback');
  }
  await pool.end();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, parts.join('\n'));
}

async function explain(client: Client, { text, values }: Query): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
