const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * What a file says it is by its first twelve bytes, in sharp's words; null where it is no picture that we take. Nothing is
 * unpacked to find out: whether the rest keeps the promise is for the decoder, which has limits. SVG is a program, and GIF
 * is not worth its bytes; both stay out.
 */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) ? 'heif' : null;
}
