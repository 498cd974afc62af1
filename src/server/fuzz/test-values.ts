import fc from 'fast-check';
import type { JsonSchema } from './test-calls.ts';

/** A text that stands in the JSON as it is, where no value of JavaScript says it. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

// prettier-ignore
export const nastyTexts = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udfff', '🙂'.repeat(5_000), '\u202e\ufeff\u2028', '\u0007\u001b[31m', "' or 1=1 --", '%_\\', '../../etc/passwd',
  '%00', '%', '-1', '1e400', '9'.repeat(400), 'NaN', '[]', '{}', 'null', 'constructor', '__proto__', '\r\nSet-Cookie: a=b', '<script>alert(1)</script>',
  '2026-02-30', '2026-13-01T25:61:61Z', '0000-01-01', '-000001-01-01', '+275760-09-14T00:00:00Z', '294277-01-01', '9999-12-31', 'infinity', '24:00', 'javascript:alert(1)',
  'http://[::1', 'http://a b/', '//evil.example', '"a\u0000"@example.com', `${'a'.repeat(300)}@example.com`, '=cmd()', '\\', '{{7*7}}', '${7*7}', 'ß', 'İ', 'e\u0301'.repeat(900),
];

const deep = 6_000;
// prettier-ignore
export const nastyValues: unknown[] = [
  ...nastyTexts, null, true, 0, -1, -0, 0.1, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 2 ** 64, 1e21, 1e308, [], {}, [[[[[[]]]]]], [null], { $gt: '' }, ['a', { b: null }],
  { length: 1e9 }, { toString: 1, valueOf: 1 }, { toJSON: 1 }, { id: { id: {} } },
  ...['1e400', '-1e400', 'NaN', 'Infinity', '01', '1.0', '1E+2', '123456789012345678901234567890', '"\\ud800"', '"\\u0000"', '{"__proto__":{"admin":true}}', '{"a":1,"a":2}', '{"then":1}'].map((text) => new Raw(text)),
  new Raw('['.repeat(deep) + ']'.repeat(deep)), new Raw('{"a":'.repeat(deep) + '1' + '}'.repeat(deep)), new Raw('{"type":"doc","content":['.repeat(900) + ']}'.repeat(900)),
];

/** Values that fit what a description says; `named` gives those that only the world knows, by the name of the field. */
export function fits(
  schema: JsonSchema,
  named: (name: string) => fc.Arbitrary<string>,
  name = '',
  depth = 0,
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema, as = name) => fits(part, named, as, depth + 1);
  if (depth > 12) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => inner(way)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => inner(part)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  const types = [schema.type ?? (schema.properties ? 'object' : 'unknown')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, inner, named(name))));
}

function ofType(
  type: string,
  schema: JsonSchema,
  inner: (part: JsonSchema, as?: string) => fc.Arbitrary<unknown>,
  named: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  const { minimum: min = -1_000, maximum: max = Math.max(min, 0) + 100_000 } = schema;
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return text(schema, named);
  if (type === 'array') {
    const { minItems: minLength = 0, maxItems = 3 } = schema;
    return fc.array(inner(schema.items ?? {}), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 3)),
    });
  }
  if (type !== 'object') return fc.jsonValue({ maxDepth: 2 });
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const fields = Object.entries(properties).map(([key, part]) => [key, inner(part, key)] as const);
  const own = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((key) => key in properties),
  });
  if (typeof rest !== 'object') return own;
  return fc.tuple(own, fc.dictionary(named, inner(rest), { maxKeys: 3 })).map(([a, b]) => ({ ...b, ...a }));
}

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
// Made once: each writes down all of Unicode.
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const word = fc.constantFrom('Meera Joshi', 'A shop for saris', 'साड़ी', '१२३', 'x', '7', 'Pune');

function text(
  { format, pattern, minLength = 0, maxLength = 60 }: JsonSchema,
  named: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  if (format === 'date') return fc.integer({ min: -400, max: 400 }).map((days) => soon(days).slice(0, 10));
  if (format === 'date-time') return fc.integer({ min: -400, max: 400 }).map(soon);
  if (format === 'uuid') return named;
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), named);
  const free = fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: anyText });
  const long = (value: string) => value.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength));
  return fc.oneof({ weight: 3, arbitrary: named }, { weight: 2, arbitrary: free.map(long) });
}

/** Where in a value something is amiss, and what. */
export const spoiling = fc.record({
  at: fc.nat(400),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'list', 'repeat'),
  key: fc.constantFrom('__proto__', 'constructor', 'prototype', 'unknown', '', 'id', 'length', 'toString'),
  value: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...nastyValues) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: anyText },
  ),
});
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never;

/** The value with one of its parts spoilt. */
export function spoil(value: unknown, { at, how, key, value: by }: Spoiling): unknown {
  // Its parts rather than the whole, which is refused at the door.
  const inside = countParts(value) - 1;
  let left = inside > 0 ? 1 + (at % inside) : 0;
  const dropped = Symbol('dropped');
  const spoilPart = (part: unknown): unknown => {
    if (how === 'drop') return dropped;
    if (how === 'list') return [part];
    if (how === 'repeat') return [part, part, part];
    if (how === 'add' && typeof part === 'object' && part && !Array.isArray(part))
      return Object.fromEntries([...Object.entries(part), [key, by]]);
    return by;
  };
  const walk = (part: unknown): unknown => {
    if (left-- === 0) return spoilPart(part);
    if (Array.isArray(part)) return part.map(walk).filter((one) => one !== dropped);
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .map(([name, one]) => [name, walk(one)])
        .filter(([, one]) => one !== dropped),
    );
  };
  const whole = walk(value);
  return whole === dropped ? {} : whole;
}

const isObject = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !(part instanceof Raw);
const countParts = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, part) => sum + countParts(part), 1) : 1;

/** JSON with what stands there raw. */
export function jsonOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonOf).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${jsonOf(part)}`)
    .join(',')}}`;
}
