// Makes the web fonts of the site: fetches the open sources, keeps the characters an Indian English page needs,
// pins the axes the look does not use, and writes woff2 beside the licences. Run by hand: node scripts/subset-fonts.mjs
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const target = new URL('../src/web/fonts/', import.meta.url).pathname;

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const punctuation = '\u00a0·×©–—‘’“”•…′→';

/** Sources are split by script, so ₹ comes from the extended file and stays a file of its own. */
const fonts = [
  {
    name: 'anek-latin',
    source: '@fontsource-variable/anek-latin@5.3.0',
    file: (subset) => `anek-latin-${subset}-standard-normal.woff2`,
    axes: { wdth: 110, wght: { min: 600, max: 700, default: 700 } },
    text: ascii + punctuation + 'éü',
  },
  {
    name: 'figtree',
    source: '@fontsource-variable/figtree@5.3.0',
    file: (subset) => `figtree-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    text: ascii + range(0xa0, 0xff) + punctuation,
  },
];

const work = await mkdtemp(join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--prefix', work, '--no-save', ...fonts.map((font) => font.source)]);
  for (const font of fonts) {
    const folder = join(work, 'node_modules', font.source.replace(/@[\d.]+$/, ''));
    await write(font.name, join(folder, 'files', font.file('latin')), font.text, font.axes);
    await write(`${font.name}-rupee`, join(folder, 'files', font.file('latin-ext')), '₹', font.axes);
    await cp(join(folder, 'LICENSE'), join(target, `${font.name}-OFL.txt`));
  }
} finally {
  await rm(work, { recursive: true });
}

async function write(name, source, characters, variationAxes) {
  const bytes = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes,
  });
  await writeFile(join(target, `${name}.woff2`), bytes);
  console.log(`${name}.woff2 ${bytes.length} bytes`);
}
