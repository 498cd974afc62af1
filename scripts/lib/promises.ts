import path from 'node:path';

/** What somebody relies on, in a test's words, and where it is proven. */
export type Proven = { promise: string; file: string };
/** By area, then by noun. */
export type Promises = Map<string, Map<string, Proven[]>>;

/**
 * What the tests prove, by the room that they stand in. A story of the browser stands with the noun that its file is
 * named for, or with the whole site.
 * @param tests their text by their file
 */
export function promisesOf(tests: Record<string, string>): Promises {
  const files = Object.keys(tests).sort();
  const rooms = [...new Set(files.filter((file) => file.startsWith('src/')).map(roomOf))];
  const found: Promises = new Map();
  for (const file of files) {
    const room = file.startsWith('e2e/') ? roomNamedIn(path.basename(file), rooms) : roomOf(file);
    const [area = '', noun = ''] = room.split('/');
    const nouns = found.get(area) ?? new Map<string, Proven[]>();
    const proven = titlesIn(tests[file] ?? '').map((promise) => ({ promise, file }));
    found.set(area, nouns.set(noun, [...(nouns.get(noun) ?? []), ...proven]));
  }
  return found;
}

/** As a page. */
export function asMarkdown(promises: Promises): string {
  const lines = ['# What the system promises, and which test proves it'];
  for (const [area, nouns] of [...promises].sort())
    for (const [noun, proven] of [...nouns].sort())
      if (proven.length > 0)
        lines.push(
          `\n## ${noun ? `${area}: ${noun}` : area}\n`,
          ...proven.map(({ promise, file }) => `- ${promise} (\`${file}\`)`),
        );
  return `${lines.join('\n')}\n`;
}

/** Areas whose folders are no nouns. */
const frame = /^(kit|site|office|server|sample|sandbox)$/;

/** `src/money/coupons/wire/…` → `money/coupons`; what stands in no noun belongs to its area alone. */
function roomOf(file: string): string {
  const [, area = '', ...rest] = file.split('/');
  if (!file.startsWith('src/')) return 'scripts';
  return frame.test(area) ? area : [area, ...rest.slice(0, -1)].slice(0, 2).join('/');
}

const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

function roomNamedIn(story: string, rooms: string[]): string {
  const named = rooms
    .map((room) => ({ room, noun: room.split('/')[1] ?? '' }))
    .filter(({ noun }) => noun && `-${story}`.includes(`-${singular(noun)}`))
    .sort((one, other) => other.noun.length - one.noun.length);
  return named[0]?.room ?? 'site';
}

/** The first thing that a test is given, also one that is run for each of a list. */
const test =
  /^[ \t]*(?:(?:test|it)(?:\.(?!describe)\w+(?:\(.*\))?)?|\](?: as const)?\))\(\s*(?:'((?:\\.|[^'\\])+)'|"((?:\\.|[^"\\])+)"|`((?:\\.|[^`\\])+)`),/gm;
const titlesIn = (text: string) =>
  [...text.matchAll(test)].map(([, ...titles]) => (titles.find(Boolean) ?? '').replaceAll(/\\(.)/g, '$1'));
