import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nounOf, roomsOf } from './room-of.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const found = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** A test that sets up a database does so through a test-*.ts helper; stories about processes start their own. */
export const needDatabase = () =>
  found('src/**/*.test.{ts,tsx}').filter(
    (file) => !file.endsWith('.process.test.ts') && /\/test-[a-z-]+\.ts'/.test(read(file)),
  );

/** SQL written by hand, a row lock, a conflict clause, or a driver: where two databases may not agree. */
export const usesSql = (source: string) =>
  /import \{[^}]*\bsql\b[^}]*\} from 'drizzle-orm'|\.for\('|\.onConflict|from '(pg|pg-boss|rate-limiter-flexible)'|\.embedded\b/.test(
    source,
  );

/** Where verbs and what they rest on stand: the wire, pages and screens speak to the database through them. */
const isVerb = (file: string) =>
  !/^src\/(office|server|site|sample|sandbox)\/|\/(wire|site|office)\//.test(file);

/** What a test is about: the rooms it stands in, its own name, and the rooms that it imports from or calls. */
export function nounsOf(file: string, source = read(file)): Set<string> {
  const imported = [...source.matchAll(/from '([#.][^']+)'/g)].map(([, target = '']) =>
    target.startsWith('#') ? target.replace('#', 'src/') : path.posix.join(path.posix.dirname(file), target),
  );
  const called = [...source.matchAll(/['`]\/(?:staff\/)?([a-z-]+)/g)].map(([, name = '']) => name);
  const own = path.posix.basename(file).split('.')[0] ?? '';
  return new Set([...roomsOf(file), own, ...imported.flatMap(roomsOf), ...called]);
}

/** Every noun whose sources speak SQL of their own. */
export const sqlNouns = () =>
  new Set(
    found('src/**/*.{ts,tsx}')
      .filter((file) => isVerb(file) && !/\.test\.|\/test-|table\.server\.ts$/.test(file))
      .filter((file) => usesSql(read(file)))
      .flatMap((file) => nounOf(file) ?? []),
  );

/**
 * The tests that run on both databases: all that stand beside the sources that speak to it, and for each noun that
 * speaks SQL of its own the one about it that tells the most stories. The others run on PostgreSQL, as a live site does.
 * @param tests all that need a database
 */
export function onBothDatabases(tests: string[]): string[] {
  const about = tests.map((file) => {
    const source = read(file);
    return { file, nouns: nounsOf(file, source), stories: source.match(/^test\(/gm)?.length ?? 0 };
  });
  const most = [...sqlNouns()].flatMap((noun) =>
    about
      .filter(({ nouns }) => nouns.has(noun))
      .toSorted((a, b) => b.stories - a.stories || a.file.localeCompare(b.file))
      .slice(0, 1),
  );
  const chosen = new Set(most.map(({ file }) => file));
  return tests.filter((file) => chosen.has(file) || isVerb(file)).toSorted();
}
