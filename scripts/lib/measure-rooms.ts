import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas, frames } from './room-of.ts';

/** Changes that a new colleague is given first, by the word that names them. */
const features: Record<string, RegExp> = {
  newsletter: /newsletter|subscri(ber|be\b)/i,
  coupon: /coupon/i,
  'booking move': /move-?booking|bookings\/(.+\/)?move-/i,
  'quotation counter': /meet-?counter|counter-?offer/i,
  redirect: /\bredirects\b|lost-address/,
};

/** The kit is below all areas; what is composed of them stands above. */
const ordered = ['kit', ...areas];

export type Measured = {
  /** By feature: the folders that its files stand in, and the files elsewhere that must name it. */
  features: Record<string, { folders: string[]; registers: string[] }>;
  /** By resource of the back office: the files outside its room that must name it. */
  registers: Record<string, string[]>;
  /** Files that reach themselves by imports, types included: each circle once. */
  cycles: string[][];
  /** Imports of an area by one that it knows, `from → to`. */
  upward: string[];
  /** What is cited and not there, `file: citation`. */
  absent: string[];
  /** Of the sources, in lines. */
  size: { files: number; lines: number; median: number; p90: number; longest: [file: string, lines: number] };
};

type Source = { file: string; text: string; imports: string[] };

/**
 * How the tree is built, counted in its text.
 *
 * - A feature's files are those whose path or exports say its word. Its registers are other files of the kit, the frames
 *   and the audit that import one of those or have its word as a name. A folder is a room with all its furniture, or a
 *   frame as a whole. Tests, samples and catalogs of words do not count.
 * - Pages that a frame puts together of several nouns are no registers.
 * - A resource's registers are the files outside its room that import what the room shows the office, and those of the
 *   office's frame and the audit's screens that have its name as a string or a key.
 * - An arrow is a file that imports a file, once. Tests may look everywhere.
 * - A citation is absent when it is `decision N` without a file `docs/decisions/N-…`, `R-N` without its anchor, a
 *   paragraph of anything but a public text, `spec/…`, or the name of a document that is not there; in a document or a
 *   comment also the name of a source, with as much of its path as is said.
 *
 * @param root of a working tree
 */
export function measureRooms(root: string): Measured {
  const glob = (pattern: string | string[]) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).map((file) =>
      file.replaceAll('\\', '/'),
    );
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = glob('src/**/*.{ts,tsx}').sort();
  const known = new Set(files);
  const sources = files.map((file): Source => {
    const text = read(file);
    return { file, text, imports: importsOf(file, text).filter((target) => known.has(target)) };
  });
  const code = sources.filter(({ file }) => !isTest(file));
  const documents = glob(['docs/**/*.md', '*.md']);
  // The made-up tree of the test beside this file cites what is not there on purpose.
  const others = glob(['{e2e,scripts,bench}/**/*.{ts,tsx,mjs}', 'src/**/*.css', '*.ts', ...documents]).filter(
    (file) => !file.endsWith('/measure-rooms.test.ts'),
  );
  const named = glob(['{src,e2e,scripts,bench,native,clients}/**/*.{ts,tsx}', '*.ts']);
  const texts = [...sources, ...others.map((file) => ({ file, text: read(file) }))];
  return {
    features: Object.fromEntries(
      Object.entries(features).map(([name, word]) => [name, placesOf(word, code)]),
    ),
    registers: registersOf(code),
    cycles: circles(sources),
    upward: code.flatMap(({ file, imports }) =>
      imports.filter((target) => rank(target) > rank(file)).map((target) => `${file} → ${target}`),
    ),
    absent: texts.flatMap((text) => absentIn(text, root, documents, named)),
    size: sizeOf(sources),
  };
}

/** All of it in one line. */
export function inOneLine({ features: told, registers, cycles, upward, absent, size }: Measured): string {
  const counts = Object.values(registers).map(({ length }) => length);
  return [
    `folders of a feature + of its registers ${Object.values(told).map(inNumbers).join(' ')}`,
    `registers by resource ${middle(counts)}, at most ${Math.max(0, ...counts)}`,
    `cycles ${cycles.length}`,
    `upward arrows ${upward.length}`,
    `absent citations ${absent.length}`,
    `files of ${size.median}, ${size.p90}, ${size.longest[1]} lines`,
    `${size.lines} lines`,
  ].join(' · ');
}

const inNumbers = ({ folders, registers }: { folders: string[]; registers: string[] }) =>
  `${folders.length}+${new Set(registers.map(folderOf).filter((folder) => !folders.includes(folder))).size}`;
const middle = (counts: number[]) => counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0;
const isTest = (file: string) => /\.test\.|(^|\/)test-/.test(file);
const isFrame = (file: string) =>
  /^src\/((kit|server|agency\/audit|(site|office)(?!\/pages))\/|[^/]+$)/.test(file);

/** `src/money/coupons/site/…` → `money/coupons`; `src/office/layout/…` → `office`; `src/routes.ts` → `src`. */
function folderOf(file: string): string {
  const [, area = '', noun = '', ...rest] = file.split('/');
  if (!noun) return 'src';
  return rest.length > 0 && ordered.includes(area) ? `${area}/${noun}` : area;
}

function rank(file: string): number {
  const area = file.split('/')[1] ?? '';
  if (frames.includes(area)) return area === 'server' ? ordered.length + 1 : ordered.length;
  return ordered.includes(area) ? ordered.indexOf(area) : ordered.length + 1;
}

/** Files of ours that a file imports in any way, types included, each once. */
function importsOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g)];
  const targets = named.map(([, name = '']) =>
    name.startsWith('#') ? name.replace('#', 'src/') : path.posix.join(path.posix.dirname(file), name),
  );
  return [...new Set(targets)];
}

/** What a source calls by a name: strings without a space in them, of addresses the first part, and keys. */
const namesIn = (text: string) =>
  [
    ...text
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(/['"`](?:\/staff)?\/?([^'"`\s/]+)[^'"`\s]*['"`]|^\s*([\w-]+):/gm),
  ].map(([, string, key]) => string ?? key ?? '');

function placesOf(word: RegExp, code: Source[]) {
  const counted = code.filter(({ file }) => !/^src\/(sample|kit\/words)\//.test(file));
  const tells = counted.filter(
    ({ file, text }) =>
      word.test(file.slice('src/'.length)) ||
      [...text.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].some(([, name = '']) =>
        word.test(name),
      ),
  );
  const told = new Set(tells.map(({ file }) => file));
  const registers = counted.filter(
    ({ file, text, imports }) =>
      isFrame(file) &&
      (imports.some((target) => told.has(target)) || namesIn(text).some((name) => word.test(name))),
  );
  return {
    folders: [...new Set(tells.map(({ file }) => folderOf(file)))].sort(),
    registers: registers.map(({ file }) => file).filter((file) => !told.has(file)),
  };
}

function registersOf(code: Source[]): Record<string, string[]> {
  const framed = code
    .filter(({ file }) => isFrame(file))
    .map(({ file, text, imports }) => ({
      file,
      imports,
      names: new Set(/^src\/(agency\/audit\/)?office\//.test(file) ? namesIn(text) : []),
    }));
  const resources = code.flatMap(({ file, text }) =>
    /^src\/office\/[^/]+\.tsx$|\/resource\.tsx?$/.test(file)
      ? [...text.matchAll(/(?:<Resource\s+|[{\s])name[=:]\s?["']([\w-]+)["']/g)].map(([, name = '']) => ({
          name,
          // What stands beside its screens says it for the whole room.
          room: path.posix.dirname(file).replace(/(?<=\/.+)\/office$/, ''),
        }))
      : [],
  );
  const shown = (target: string, room: string) =>
    target.startsWith(`${room}/office/`) || target.startsWith(`${room}/resource.`);
  return Object.fromEntries(
    resources.map(({ name, room }) => [
      name,
      framed
        .filter(({ file }) => room === 'src/office' || !file.startsWith(`${room}/`))
        .filter(({ names, imports }) => names.has(name) || imports.some((target) => shown(target, room)))
        .map(({ file }) => file),
    ]),
  );
}

/** Tarjan's strongly connected components, those of more than one file. */
function circles(sources: Source[]): string[][] {
  const imports = new Map(sources.map((source) => [source.file, source.imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) lowest.set(file, Math.min(lowest.get(file) ?? own, visit(target)));
      else if (open.includes(target))
        lowest.set(file, Math.min(lowest.get(file) ?? own, order.get(target) ?? own));
    }
    if (lowest.get(file) === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return lowest.get(file) ?? own;
  };
  for (const { file } of sources) if (!order.has(file)) visit(file);
  return found;
}

/** Texts that everybody can look up. */
const publicText = /RFC|Content Security Policy|\bAct\b|\bRules?\b|WCAG/;

/** Lines that a machine does not read. */
const comment = /^\s*(?:\{?\/\*|\*|\/\/)/;

function absentIn(
  { file, text }: { file: string; text: string },
  root: string,
  documents: string[],
  sources: string[],
) {
  const there = (name: string) =>
    [root, path.join(root, 'docs'), path.join(root, path.dirname(file))].some((folder) =>
      existsSync(path.join(folder, name)),
    );
  const decided = (number: string) =>
    documents.some((document) => document.startsWith(`docs/decisions/${number}-`));
  const rulings = path.join(root, 'docs/rulings.md');
  const ruled = (name: string) =>
    existsSync(rulings) && readFileSync(rulings, 'utf8').includes(`id="${name}"`);
  return text.split('\n').flatMap((line) => {
    const cited = [
      ...[...line.matchAll(/\bdecisions? (\d+(?:(?:, | ?– ?| and | to )\d+)*)/gi)]
        .filter(([, list = '']) => !(list.match(/\d+/g) ?? []).every(decided))
        .map(([citation]) => citation),
      ...[...line.matchAll(/\bR-\d+\b/g)].map(([name]) => name).filter((name) => !ruled(name)),
      ...(publicText.test(line) ? [] : [...line.matchAll(/\u00a7 ?[\w.]*/g)].map(([citation]) => citation)),
      ...[...line.matchAll(/\bspec\/[\w-]+/g)].map(([citation]) => citation),
      ...[...line.matchAll(/(?<![\w/:.-])(?:\.\.?\/)*[\w-]+(?:\/[\w-]+)*\.md\b/g)]
        .map(([name]) => name)
        .filter((name) => !there(name)),
      ...(file.endsWith('.md') || comment.test(line)
        ? [...line.matchAll(/(?<![\w#@*./-])[\w-]+(?:[./][\w-]+)*\.tsx?\b/g)]
            .map(([name]) => name)
            .filter((name) => !sources.some((source) => `/${source}`.endsWith(`/${name}`)))
        : []),
    ];
    return cited.map((citation) => `${file}: ${citation}`);
  });
}

function sizeOf(sources: Source[]): Measured['size'] {
  const sizes = sources
    .map(({ file, text }): [string, number] => [file, text.split('\n').length - 1])
    .sort(([, one], [, other]) => one - other);
  const at = (part: number) => sizes[Math.floor((sizes.length - 1) * part)]?.[1] ?? 0;
  return {
    files: sizes.length,
    lines: sizes.reduce((sum, [, lines]) => sum + lines, 0),
    median: at(0.5),
    p90: at(0.9),
    longest: sizes.at(-1) ?? ['', 0],
  };
}
