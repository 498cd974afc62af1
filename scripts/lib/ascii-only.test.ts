import { expect, test } from 'vitest';
import { escaped } from './ascii-only.ts';

test('what the server’s files say is the same in ASCII alone', () => {
  const code = '["नमस्ते 👋", `₹${1}–2`, /^[–‒]👋$/u.source, /–/.test("–"), "a\\\\–"]';
  expect(escaped(code)).toMatch(/^[\0-\x7f]+$/);
  const read = (text: string) => new Function(`return ${text}`)() as unknown[];
  expect(read(escaped(code)).toSpliced(2, 1)).toEqual(read(code).toSpliced(2, 1));
  expect(new RegExp(String(read(escaped(code))[2]), 'u').test('–👋')).toBe(true);
  expect(() => escaped('"\\–"')).toThrow('behind a backslash');
});
