// `npm run bench [part …] [-- --write]`: what it costs, against the least it could cost. See docs/performance.md.
// `--only=sales` lets the part `million` fill and ask what came after the first sales alone, `--only=site` what comes in by the site.
// `--plans` lets the part `million` write .cache/query-plans.md; `lighthouse` takes `--page=/pricing`, `--kinds`, `--runs=5`.
// `--write` puts each table that was measured in the place of the one of the same title.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accounts } from './accounts.ts';
import { blog } from './blog.ts';
import { costs } from './costs.ts';
import { everyPage } from './every-page.ts';
import { enquiries } from './enquiries.ts';
import { lighthouse } from './lighthouse.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { parts as fillParts } from './fill.ts';
import { million } from './million.ts';
import { machine, markdown, withTable, type Table } from './report.ts';
import { start } from './start.ts';
import { weight } from './weight.ts';
import { buildOrExit } from '../scripts/lib/build.ts';

const parts = {
  pages,
  'every-page': everyPage,
  enquiries,
  blog,
  accounts,
  orders,
  costs,
  million,
  start,
  weight,
  lighthouse,
};
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    plans: { type: 'boolean', default: false },
    only: { type: 'string' },
    page: { type: 'string', multiple: true, default: [] },
    kinds: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`✗ There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

await buildOrExit();
const document = 'docs/performance.md';
const day = new Date().toISOString().slice(0, 10);
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const measured: Table = await measure({
    ...values,
    only: fillParts.find((part) => part === values.only),
    runs: Number(values.runs),
  });
  console.log(`\n${markdown(measured)}`);
  if (measured.failed) {
    console.error(`\n✗ ${measured.failed}`);
    process.exitCode = 1;
  }
  if (!values.write) continue;
  const how = `Measured on ${day} with \`npm run bench ${name}\` on ${machine()}.`;
  writeFileSync(document, withTable(readFileSync(document, 'utf8'), measured, how));
  console.log(`\n✓ ${document} has this table`);
}
