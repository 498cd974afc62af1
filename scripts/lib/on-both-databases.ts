import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nounOf, roomsOf } from './room-of.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const found = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** A test that sets up a database does so through `kit/test-db.ts`, itself or by the test-*.ts helpers it imports. */
export const needDatabase = () =>
  found('src/**/*.test.{ts,tsx}').filter((file) => !file.endsWith('.process.test.ts') && opensDatabase(file));

const opensDatabase = (file: string): boolean =>
  file === 'src/kit/test-db.ts' ||
  importedBy(file, read(file)).some((helper) => /\/test-[a-z-]+\.ts$/.test(helper) && opensDatabase(helper));

const importedBy = (file: string, source: string) =>
  [...source.matchAll(/from '([#.][^']+)'/g)].map(([, target = '']) =>
    target.startsWith('#') ? target.replace('#', 'src/') : path.posix.join(path.posix.dirname(file), target),
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
  const called = [...source.matchAll(/['`]\/(?:staff\/)?([a-z-]+)/g)].map(([, name = '']) => name);
  const own = path.posix.basename(file).split('.')[0] ?? '';
  return new Set([...roomsOf(file), own, ...importedBy(file, source).flatMap(roomsOf), ...called]);
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
 * The tests that run on both databases: all that stand beside the verbs of a noun that speaks SQL of its own or beside
 * what all rest on, and for each such noun without one the test about it that tells the most stories. The others run on
 * PostgreSQL, as a live site does.
 * @param tests all that need a database
 */
export function onBothDatabases(tests: string[]): string[] {
  const speaking = sqlNouns();
  const beside = tests.filter((file) => {
    const rooms = roomsOf(file);
    return isVerb(file) && (rooms.length === 0 || rooms.some((room) => speaking.has(room)));
  });
  for (const noun of beside.map(nounOf)) if (noun) speaking.delete(noun);
  const about = tests.map((file) => {
    const source = read(file);
    return { file, nouns: nounsOf(file, source), stories: source.match(/^test\(/gm)?.length ?? 0 };
  });
  const most = [...speaking].flatMap((noun) =>
    about
      .filter(({ nouns }) => nouns.has(noun))
      .toSorted((a, b) => b.stories - a.stories || a.file.localeCompare(b.file))
      .slice(0, 1),
  );
  return [...new Set([...beside, ...most.map(({ file }) => file)])].toSorted();
}
