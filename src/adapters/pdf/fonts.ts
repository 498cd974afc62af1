import { Font } from '@react-pdf/renderer';
import type { Font as Face } from 'fontkit';
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline';
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?inline';
import headExt from '#adapters/share-cards/fonts/head-ext.woff?inline';
import head from '#adapters/share-cards/fonts/head.woff?inline';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline';
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline';
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline';
import { nameCharactersAnew } from './glyphs.ts';
import { unpackWoff } from './woff.ts';

/** A font of ours as it is registered: @param src a WOFF file, as a data URL */
const fontOf = (src: string) =>
  `data:font/ttf;base64,${unpackWoff(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64')).toString('base64')}`;

const families = {
  NotoLatin: [latin, latinBold],
  // The rupee sign is here: without this family a PDF shows another character before every amount.
  NotoLatinExt: [latinExt, latinExtBold],
  NotoDevanagari: [devanagari, devanagariBold],
};
for (const [family, [normal = '', bold = '']] of Object.entries(families))
  Font.register({
    family,
    fonts: [
      { src: fontOf(normal), fontWeight: 400 },
      { src: fontOf(bold), fontWeight: 600 },
    ],
  });
const headFamilies = { HouseHead: head, HouseHeadExt: headExt };
for (const [family, src] of Object.entries(headFamilies)) Font.register({ family, src: fontOf(src) });
const faces: Face[] = [];
for (const fontWeight of [400, 600]) {
  const descriptor = { fontFamily: 'NotoDevanagari', fontWeight };
  await Font.load(descriptor);
  const face = Font.getFont(descriptor)?.data;
  if (face && 'getGlyph' in face) faces.push(face as Face);
}
const [ofTheirKind] = faces;
if (ofTheirKind) nameCharactersAnew(ofTheirKind);
// What no face has stands as a box, in its own room. Left to Helvetica, it would be other letters, one upon another.
for (const face of faces) face.hasGlyphForCodePoint = () => true;
/** A mail address or link of so many letters may be wider than its column. */
const longWord = 32;
const letters = new Intl.Segmenter();
// Lines break between words: a hyphen in a number or a name would change it. In a long word they break without one, which
// the empty parts say.
Font.registerHyphenationCallback((word) =>
  word.length < longWord
    ? [word]
    : Array.from(letters.segment(word), ({ segment }) => ['', segment])
        .flat()
        .slice(1),
);

/** Each stands in for the characters that the one before it does not have. */
export const fontFamily = Object.keys(families);
/** Of headings: the face of the house, as on its pages. */
export const headFamily = [...Object.keys(headFamilies), ...fontFamily];
