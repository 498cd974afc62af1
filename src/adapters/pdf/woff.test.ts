import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { create, type Font as Face } from 'fontkit';
import { expect, test } from 'vitest';
import './fonts.ts';
import { unpackWoff } from './woff.ts';

const devanagari = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  ),
);

test('a font that is unpacked draws every character as the packed one, ligatures too', () => {
  const [packed, unpacked] = [devanagari, unpackWoff(devanagari)].map((file) => create(file) as Face);
  expect(unpacked?.type).toBe('TTF');
  expect(unpacked?.numGlyphs).toBe(packed?.numGlyphs);
  const words = 'क्षत्रिय श्री ₹१,२३४ विज्ञान';
  const drawn = (face: Face | undefined) => face?.layout(words).glyphs.map(({ path }) => path.toSVG());
  expect(drawn(unpacked)).toEqual(drawn(packed));
});

test('documents are set in fonts that are unpacked once: of a packed one all shapes are read for each character', () => {
  const sources = Object.values(Font.getRegisteredFonts()).flatMap(({ sources }) =>
    sources.map(({ src }) => src),
  );
  const ours = sources.filter((src) => src.startsWith('data:'));
  expect(ours).toHaveLength(8);
  for (const src of ours)
    expect(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64').readUInt32BE(0)).toBe(0x0001_0000);
});

test('what is no WOFF is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2'))).toThrow('This is no WOFF file.');
});
