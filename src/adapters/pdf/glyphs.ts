import type { Font as Face, Glyph } from 'fontkit';

type Asked = { getGlyph(this: Face, id: number, characters?: number[]): Glyph | null };

const alike = (some: number[], others: number[]) =>
  some.length === others.length && some.every((character, i) => character === others[i]);

/**
 * fontkit keeps each shape with the characters for which it was asked first, and gives it out with those ever after. What
 * embeds a font asks for shapes without characters, so the next document lost letters of its words. From here on a shape
 * stands for what it is asked for. Source: https://github.com/foliojs/fontkit/issues/154
 * @param face any: all of its kind are changed
 */
export function nameCharactersAnew(face: Face): void {
  const faces = Object.getPrototypeOf(face) as Asked;
  const { getGlyph } = faces;
  faces.getGlyph = function (id, characters) {
    const glyph = getGlyph.call(this, id, characters);
    if (!glyph || !characters || alike(glyph.codePoints, characters)) return glyph;
    return Object.assign(Object.create(Object.getPrototypeOf(glyph) as object), glyph, {
      codePoints: characters,
    }) as Glyph;
  };
}
