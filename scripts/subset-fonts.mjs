// Makes the fonts of the site and of its pictures for sharing: fetches the open sources, keeps the characters that
// English, Hindi and Marathi pages need, pins the axes the look does not use, and writes them beside the licences.
// Run by hand: node scripts/subset-fonts.mjs
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const pages = new URL('../src/kit/site/fonts/', import.meta.url).pathname;
const cards = new URL('../src/adapters/share-cards/fonts/', import.meta.url).pathname;

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const punctuation = '\u00a0·×©–—‘’“”•…′→−';

/** Sources are split by script, so ₹ comes from the extended file and stays a file of its own; `more` is what few pages write. */
const fonts = [
  {
    name: 'anek-latin',
    source: '@fontsource-variable/anek-latin@5.3.0',
    file: (subset) => `anek-latin-${subset}-standard-normal.woff2`,
    // One weight for 600 and 700: nobody tells them apart in a heading, and both together are twice the bytes.
    axes: { wdth: 110, wght: 660 },
    text: ascii + punctuation + 'éü',
  },
  {
    name: 'figtree',
    source: '@fontsource-variable/figtree@5.3.0',
    file: (subset) => `figtree-${subset}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    text: ascii + punctuation + 'éü',
    more: range(0xa1, 0xff).replace(/[©·×éü]/g, ''),
  },
];

/** What Hindi and Marathi are written with, and what joins letters. Anek Devanagari would take four times the bytes. */
const pageDevanagari = '@fontsource-variable/noto-sans-devanagari@5.3.0';
const hindiAndMarathi =
  range(0x901, 0x903) +
  range(0x905, 0x90d) +
  range(0x90f, 0x911) +
  range(0x913, 0x928) +
  range(0x92a, 0x933) +
  range(0x935, 0x939) +
  range(0x93c, 0x945) +
  range(0x947, 0x949) +
  range(0x94b, 0x94d) +
  range(0x950, 0x950) +
  range(0x958, 0x95f) +
  range(0x964, 0x970) +
  '\u0972\u200c\u200d\u25cc';

/** What an English page calls the other two (src/kit/language/language.ts), for devices that have no such letters. */
const languageNames = 'हिन्दीमराठी';

/** What draws the cards takes neither woff2 nor axes, and staff may write more than the pages' own words. */
const everyLatin = ascii + range(0xa0, 0x17f) + punctuation + '₹';
const devanagari = '@fontsource-variable/anek-devanagari@5.3.0';
const still = [
  { name: 'head', font: fonts[0], subset: 'latin', axes: { wdth: 110, wght: 700 } },
  { name: 'head-ext', font: fonts[0], subset: 'latin-ext', axes: { wdth: 110, wght: 700 } },
  { name: 'text', font: fonts[1], subset: 'latin', axes: { wght: 500 } },
  { name: 'text-ext', font: fonts[1], subset: 'latin-ext', axes: { wght: 500 } },
];

const work = await mkdtemp(join(tmpdir(), 'fonts-'));
const folderOf = (source) => join(work, 'node_modules', source.replace(/@[\d.]+$/, ''));
try {
  const sources = [...fonts.map((font) => font.source), pageDevanagari, devanagari];
  execFileSync('npm', ['install', '--prefix', work, '--no-save', ...sources]);
  for (const font of fonts) {
    const folder = folderOf(font.source);
    await write(font.name, join(folder, 'files', font.file('latin')), font.text, font.axes);
    if (font.more)
      await write(`${font.name}-more`, join(folder, 'files', font.file('latin')), font.more, font.axes);
    await write(`${font.name}-rupee`, join(folder, 'files', font.file('latin-ext')), '₹', font.axes);
    await cp(join(folder, 'LICENSE'), join(pages, `${font.name}-OFL.txt`));
  }
  const folder = folderOf(pageDevanagari);
  const letters = join(folder, 'files', 'noto-sans-devanagari-devanagari-wght-normal.woff2');
  const weights = { wght: { min: 400, max: 700, default: 400 } };
  await save(
    join(pages, 'noto-devanagari.woff2'),
    await subsetFont(await readFile(letters), hindiAndMarathi, {
      targetFormat: 'woff2',
      noHinting: true,
      variationAxes: weights,
    }),
  );
  await save(
    join(pages, 'language-names.woff2'),
    await subsetFont(await readFile(letters), languageNames, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: ['half'],
      variationAxes: { wght: 500 },
    }),
  );
  await cp(join(folder, 'LICENSE'), join(pages, 'noto-devanagari-OFL.txt'));
  for (const { name, font, subset, axes } of still)
    await writeStill(name, join(folderOf(font.source), 'files', font.file(subset)), everyLatin, axes);
  const script = join(folderOf(devanagari), 'files', 'anek-devanagari-devanagari-standard-normal.woff2');
  const everyLetter = range(0x900, 0x97f) + range(0xa8e0, 0xa8ff) + '\u200c\u200d\u25cc₹';
  await writeStill('devanagari', script, everyLetter, { wdth: 100, wght: 600 });
  await cp(join(folderOf(devanagari), 'LICENSE'), join(cards, 'anek-devanagari-OFL.txt'));
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
  await save(join(pages, `${name}.woff2`), bytes);
}

async function writeStill(name, source, characters, variationAxes) {
  const options = { targetFormat: 'woff', noHinting: true, variationAxes };
  await save(join(cards, `${name}.woff`), await subsetFont(await readFile(source), characters, options));
}

async function save(file, bytes) {
  await writeFile(file, bytes);
  console.log(`${file} ${bytes.length} bytes`);
}
