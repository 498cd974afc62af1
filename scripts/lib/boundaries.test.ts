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
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#routes.ts';
import { areas, frames } from './room-of.ts';

/** What of a noun each of its sides may know, its own or another's: verbs stand in the noun's own folder. */
const sides: Record<string, string[]> = {
  verbs: ['verbs', 'table'],
  wire: ['verbs', 'wire', 'client'],
  site: ['verbs', 'client', 'site'],
  screens: ['verbs', 'screens'],
  'staff calls': ['verbs', 'wire', 'client', 'staff calls'],
  jobs: ['verbs', 'jobs'],
};
const places: Record<string, string> = {
  verbs: 'find.ts',
  table: 'table.server.ts',
  wire: 'wire/routes.ts',
  client: 'wire/client.ts',
  site: 'site/page.tsx',
  screens: 'office/list.tsx',
  'staff calls': 'office/routes.server.ts',
  jobs: 'jobs/mail.ts',
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
  const use = 'console.log(thing);\n';
  const all = ['kit', ...areas, ...frames];
  const mayKnow = (from: string, to: string) =>
    from === to ||
    from === 'server' ||
    (areas.includes(to) || to === 'kit'
      ? areas.includes(from)
        ? all.indexOf(to) <= all.indexOf(from)
        : from !== 'sandbox' && from !== 'kit' && !(from === 'adapters' && to === 'desk')
      : false);
  for (const from of all)
    for (const to of all.filter((area) => area !== from)) {
      const refused = !mayKnow(from, to);
      const thing = to === 'kit' ? '#kit/thing.ts' : `#${to}/noun/thing.ts`;
      write(`src/${from}/noun/to-${to}.ts`, `import { thing } from '${thing}';\n${use}`, refused);
      write(`src/${from}/noun/lazy-${to}.ts`, `export const later = import('${thing}');\n`, refused);
      write(`src/${from}/noun/again-${to}.ts`, `export { thing } from '${thing}';\n`, refused);
      if (areas.includes(from))
        for (const side of ['site', 'wire'])
          write(`src/${from}/noun/${side}/to-${to}.ts`, `import { thing } from '${thing}';\n${use}`, refused);
      if (areas.includes(from) && areas.includes(to)) {
        const shown = `import { thing } from '#${to}/noun/office/list.tsx';\n${use}`;
        write(`src/${from}/noun/office/shows-${to}.tsx`, shown, refused);
      }
    }
  for (const [from, known] of Object.entries(sides))
    for (const [to, file] of Object.entries(places)) {
      if (to === from) continue;
      const ending = path.extname(places[from] as string);
      const name = (where: string) =>
        (places[from] as string).replace(/\w+(?=(\.server)?\.tsx?$)/, `${where}-${to.replace(' ', '-')}`);
      write(
        `src/sales/noun/${name('other')}`,
        `import { thing } from '#people/noun/${file}';\n${use}`,
        !known.includes(to),
      );
      const own = `${(places[from] as string).includes('/') ? '../' : './'}${file}`;
      write(`src/sales/noun/${name('own')}`, `import { thing } from '${own}';\n${use}`, !known.includes(to));
      expect(ending).toMatch(/^\.tsx?$/);
    }
  write('src/kit/speaks-of.ts', "export type { Lead } from '#sales/leads/lead.ts';\n", true);
  write('src/sales/noun/speaks-http.ts', "export { Hono } from 'hono';\n", true);

  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const refused = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  expect(new Set(refused.map((line) => line.split(':')[0]))).toEqual(forbidden);
});

const texts = new Map<string, string>();
/** A file's text; every rule below looks at nearly all of them. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const sources = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(([, target = '']) => target);

test('what stands in another room is named from the root, so that lint sees every arrow', () => {
  const roomOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');
  const strays = sources
    .filter((file) => !file.startsWith('src/sandbox/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => path.posix.join(path.posix.dirname(file), target))
        .filter((target) => target.startsWith('src/') && roomOf(target) !== roomOf(file))
        .filter((target) => !target.includes('+types'))
        .map((target) => `${file} → ${target}`),
    );
  expect(strays).toEqual([]);
});

test("the wire's odd names stay inside wire folders and the browser's calls of the kit", () => {
  const odd = /skates_category|emplyee_ID|emregency_contact|Students_id/i;
  // Browser stories look at what goes over the wire, so they may say its names.
  const files = globSync(['src/**/*.{ts,tsx,css}', 'scripts/**', 'bench/**/*.ts'], {
    exclude: ['src/**/wire/**', 'src/kit/calls/**', 'scripts/lib/boundaries.test.ts', '**/node_modules/**'],
  }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => odd.test(read(file)))).toEqual([]);
});

test('nothing the back office loads reaches the server: no .server file, no node: module, no database', () => {
  const queue = sources.filter(
    (file) => /^src\/(.+\/)?office\//.test(file) && !/\.test\.|\.server\.|\/test-/.test(file),
  );
  const seen = new Set(queue);
  const leaks: string[] = [];
  for (const file of queue) {
    const source = read(file);
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

const pagesBelow = ({ path: own = '', index, children = [] }: RouteConfigEntry): string[] =>
  own || index ? [`/${own}`] : children.flatMap(pagesBelow);
const pages = routes.flatMap(pagesBelow);
const linesOf = (files: string[], wrong: (line: string) => boolean) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter(wrong)
      .map((line) => `${file}: ${line.trim()}`),
  );
const written = sources.filter((file) => !/\.test\.|\/test-|^src\/sandbox\//.test(file));

test('pathOf puts the addresses of pages together, and those of screens screen-paths, which escape what varies', () => {
  const begun = pages.flatMap((page) => /^\/[^:]+(?=\/:)/.exec(page) ?? []);
  // The address of a call may begin as a page's does; `callPath` escapes as well.
  const page = new RegExp(`(?<!callPath)\`[^\`]*(?:${begun.join('|')})/\\$\\{`);
  const screen = /\}\/admin\/|`[^`]*\/\$\{[^`]*\}\/show`/;
  const link = /(?:\bto=\{|\bhref=\{|navigate\(|redirect\()`\//;
  expect(begun.length).toBeGreaterThan(10);
  const byHand = linesOf(
    written.filter((file) => file !== 'src/kit/screen-paths.ts'),
    (line) => page.test(line) || screen.test(line) || link.test(line),
  );
  expect(byHand).toEqual([]);
});

test('every screen that is linked to belongs to a resource of the office', () => {
  const found = (files: string[], pattern: RegExp) =>
    new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name)));
  const resources = found(
    written.filter((file) => file.endsWith('/office/resource.ts')),
    /\bname: '([a-z-]+)'/g,
  );
  const linked = found(written, /\b(?:show|edit|create)Path\('([a-z-]+)'/g);
  expect(linked.size).toBeGreaterThan(15);
  expect([...linked].filter((name) => !resources.has(name))).toEqual([]);
});

test('every address that pages and mails lead to is one of our pages', () => {
  const address = /(?:\b(?:to|path)="|\b(?:navigate|redirect|pathIn|addressHere|useHref)\(')(\/[^"'?#]*)/;
  const said = written
    .filter((file) => /\/(?:site|jobs)\//.test(file))
    .flatMap((file) => read(file).split('\n'))
    .flatMap((line) => address.exec(line)?.[1] ?? []);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((one) => !pages.includes(one))).toEqual([]);
});
