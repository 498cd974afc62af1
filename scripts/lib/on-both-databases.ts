import { globSync, readFileSync } from 'node:fs';

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
export const speaksSql = (source: string) =>
  /import \{[^}]*\bsql\b[^}]*\} from 'drizzle-orm'|\.for\('|\.onConflict|from '(pg|pg-boss|rate-limiter-flexible)'|\.embedded\b/.test(
    source,
  );

const layers = ['domain', 'adapters', 'jobs', 'db'];

/** What a source of those layers is about: its folder, or its own name where it stands in none. */
export function nounOf(source: string): string {
  const [, , ...rest] = source.split('/');
  return (rest.length > 1 ? rest[0] : rest[0]?.split('.')[0]) ?? '';
}

/** What a test is about: the folder it stands in, its own name, and the nouns that it imports from or calls. */
export function nounsOf(test: string, source = read(test)): Set<string> {
  const parts = test.split('/').slice(2);
  const named = [
    ...source.matchAll(/from '(?:#(?:domain|adapters|jobs|db(?:\/schema)?)\/|\.\/)([a-z-]+)/g),
    ...source.matchAll(/['`]\/(?:staff\/)?([a-z-]+)/g),
  ];
  const names = [...parts.slice(0, -1), parts.at(-1)?.split('.')[0] ?? ''];
  return new Set([...names, ...named.map(([, noun = '']) => noun)]);
}

/** Every noun whose sources speak SQL of their own. */
export const sqlNouns = () =>
  new Set(
    layers
      .flatMap((layer) => found(`src/${layer}/**/*.{ts,tsx}`))
      .filter((file) => !/\.test\.|\/test-|^src\/db\/schema\//.test(file) && speaksSql(read(file)))
      .map(nounOf),
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
  return tests.filter((file) => chosen.has(file) || layers.includes(file.split('/')[1] ?? '')).toSorted();
}
