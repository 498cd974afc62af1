import type { Plugin } from 'vite';

/**
 * Writes the server's files with escapes for what is not ASCII: one letter of Hindi in a file, and Node keeps its whole text
 * with two bytes for each sign, eleven megabytes of it. Texts mean the same; a regular expression reads escapes as well.
 */
export const asciiOnly = (): Plugin => ({
  name: 'ascii-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk: { order: 'post', handler: (code) => ({ code: escaped(code), map: null }) },
});

/** @throws where a sign stands behind a backslash, with which its escape would be none */
export function escaped(code: string): string {
  const [lost] = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(code) ?? [];
  if (lost) throw new Error(`A sign that is not ASCII stands behind a backslash: ${lost}`);
  return code.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
