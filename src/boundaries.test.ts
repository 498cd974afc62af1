import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const layers = ['adapters', 'admin', 'api', 'db', 'domain', 'jobs', 'pages-cache', 'sandbox', 'web'];
const arrows: Record<string, string[]> = {
  web: ['domain'],
  api: ['domain'],
  jobs: ['domain'],
  adapters: ['domain'],
  admin: ['domain'],
  'pages-cache': ['domain'],
  domain: [],
  db: [],
  sandbox: [],
};

test('lint refuses every import against the arrows, in each way to write one, and none along them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
  const forbidden = new Set<string>();
  const write = (file: string, source: string, refused: boolean) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
    if (refused) forbidden.add(file);
  };
  for (const [from, allowed] of Object.entries(arrows))
    for (const to of layers.filter((layer) => layer !== from)) {
      const refused = !allowed.includes(to);
      const use = 'console.log(thing);\n';
      write(`src/${from}/hash-${to}.ts`, `import { thing } from '#${to}/deep/thing.ts';\n${use}`, refused);
      write(`src/${from}/deep/up-${to}.ts`, `import { thing } from '../../${to}/thing.ts';\n${use}`, refused);
      write(`src/${from}/lazy-${to}.ts`, `export const later = import('#${to}/thing.ts');\n`, refused);
      write(`src/${from}/again-${to}.ts`, `export { thing } from '#${to}/thing.ts';\n`, refused);
    }
  write('src/web/calls.ts', "export { post } from '#api/browser/client.ts';\n", false);
  write('src/domain/reads.ts', "export { leads } from '#db/schema/leads.server.ts';\n", false);
  write('src/adapters/keeps.ts', "export { limits } from '#db/schema/rate-limits.server.ts';\n", false);
  write('src/adapters/holds.ts', "export type { Database } from '#db/client.server.ts';\n", false);
  write('src/domain/speaks-http.ts', "export { Hono } from 'hono';\n", true);
  write('src/db/shapes.ts', "export type { Lead } from '#domain/leads/lead.ts';\n", false);

  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const refused = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  expect(new Set(refused.map((line) => line.split(':')[0]))).toEqual(forbidden);
});

test("the wire's odd names stay inside src/api", () => {
  const odd = /skates_category|emplyee_ID|emregency_contact|Students_id/i;
  // Browser stories look at what goes over the wire, so they may say its names.
  const sources = globSync(['src/**/*.{ts,tsx,css}', 'scripts/**', 'bench/**/*.ts'], {
    exclude: ['src/api/**', 'src/boundaries.test.ts'],
  }).filter((file) => /\.\w+$/.test(file));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => odd.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing the back office loads reaches the server: no .server file, no node: module, no database', () => {
  const queue = globSync('src/admin/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const seen = new Set(queue);
  const leaks: string[] = [];
  for (const file of queue) {
    const source = readFileSync(file, 'utf8');
    for (const [, target = ''] of source.matchAll(
      /^(?:import|export)\s(?!type\b)[^'"=(;]*?['"]([^'"]+)['"]/gm,
    )) {
      if (/^(node:|drizzle-orm|pg$|pg-boss|hono)|\.server(\.ts)?$/.test(target))
        leaks.push(`${file} → ${target}`);
      const next = target.startsWith('#')
        ? target.replace('#', 'src/')
        : target.startsWith('.')
          ? path.posix.join(path.posix.dirname(file), target)
          : '';
      if (next && existsSync(next) && !seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  expect(leaks).toEqual([]);
});
