import fc from 'fast-check';
import { fieldsOf, requiredOf, type Call, type JsonSchema } from './test-calls.ts';
import { nounOf, type Memory } from './test-memory.ts';
import { fits, jsonOf, nastyTexts, spoil, spoiling } from './test-values.ts';

export const callers = ['anonymous', 'customer', 'owner'] as const;
export type Caller = (typeof callers)[number];

type FormField = { name: string; text: string } | { name: string; file: number[]; type: string };
/** All that makes a request, so that it can be printed and sent again. */
export type Sent = {
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormField[];
  /** Sent a second time in the same moment, as a double click does. */
  twice: boolean;
};

const maybe = <T>(weight: number, of: number, yes: fc.Arbitrary<T>, no: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: yes }, { weight: of - weight, arbitrary: no });

/** Requests of one call: most as its description wants them, many with something amiss. */
export function requestsOf(call: Call, memory: Memory): fc.Arbitrary<Sent> {
  const named = (name: string) => namedValues(call, name, memory);
  const body = call.json
    ? jsonBody(call.json, named, shownBefore(call, memory))
    : call.form
      ? formBody(call.form, named)
      : noBody;
  return fc
    .record({
      caller: callersOf(call),
      path: pathOf(call, named),
      headers,
      body,
      twice: maybe(1, 12, fc.constant(true), fc.constant(false)),
    })
    .map(({ headers: own, body: { headers: more = {}, ...content }, ...rest }) => ({
      ...rest,
      method: call.method,
      headers: { ...own, ...more },
      ...content,
    }));
}

/** Whoever a call is for asks most often. */
const callersOf = ({ path }: Call) =>
  fc.constantFrom<Caller>(...callers, path.startsWith('/staff/') ? 'owner' : 'customer');

/** What the server has shown of the same noun, as somebody who edits it sends it back. */
function shownBefore({ path, json = {} }: Call, memory: Memory): fc.Arbitrary<unknown> {
  const fields = fieldsOf(json);
  return fc.nat().map((n) => {
    const shown = memory.objectsWith(nounOf(path), requiredOf(json));
    const one = Object.entries(shown[n % shown.length] ?? {});
    return Object.fromEntries(one.filter(([field]) => fields.includes(field)));
  });
}

const unknownId = '01975d3c-0000-7000-8000-000000000000';

/** What a field of this name may hold: mostly something that exists. */
function namedValues({ path }: Call, name: string, memory: Memory): fc.Arbitrary<string> {
  for (const [pattern, ...values] of samples) if (pattern.test(name)) return fc.constantFrom(...values);
  const noun = nounOf(path);
  const places = /^(user|customer)_?id$/i.test(name) ? ['me', 'me', name] : [noun, noun, noun, name, ''];
  return fc.tuple(fc.constantFrom(...places), fc.nat()).map(([about, n]) => {
    const values = memory.texts(about);
    return values[n % values.length] ?? unknownId;
  });
}

// prettier-ignore
const samples: [RegExp, string, ...string[]][] = [
  [/e-?mail/i, 'meera@example.com', 'customer0@example.com', 'owner0@example.com', 'Meera@Example.com '],
  [/phone|mobile|whatsapp/i, '9000012345', '+91 90000 12345', '0'],
  [/time|hour/i, '10:00', '17:30', '11:00 AM'],
  [/password/i, 'a kettle of chai', 'x'], [/otp|^code$/i, '123456', '000000'],
  [/url|link|href|path|address_?$/i, 'http://localhost:3000/contact-us', '/contact-us', 'https://example.com/x?y=1'],
  [/date|day|^from$|until|start|end/i, '2026-12-01', '2027-02-28', '2020-02-29'],
  [/gstin/i, '27AAPFU0939F1ZV'], [/price|amount|paise|total/i, '1999', '0', '-5'], [/language/i, 'en', 'hi', 'mr'],
];

const oddPaths = [
  '%',
  '%00',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  'a%20b',
  '%F0%9F%99%82',
  '%c0%ae',
  'x'.repeat(3_000),
  '%E2%80%AE',
  ';',
  '*',
  '0',
  'undefined',
];
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

function pathOf(call: Call, named: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const odd = fc.oneof(fc.constantFrom(...oddPaths), fc.constantFrom(...nastyTexts).map(encoded));
  const written = (isOdd: boolean) => {
    const parts = call.path.split(/(\{\w+\})/).map((part) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      if (name === undefined) return fc.constant(part);
      const meant = named(name).map(encoded);
      return isOdd ? fc.oneof(meant, fits(schemaOf(call, name), named, name).map(encoded), odd) : meant;
    });
    const asked = call.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema = {} }) => {
        const meant = fits(schema, named, name).map(encoded);
        const value = isOdd ? fc.oneof(meant, odd) : meant;
        const pair = value.map((text) => `${name}=${text}`);
        return required && !isOdd ? pair : maybe(1, 4, pair, fc.constant(''));
      });
    const more = isOdd
      ? fc.constantFrom('', '', '', '%=%', 'a&a&a', '__proto__=1', 'cursor=%00', '&&=')
      : fc.constant('');
    return fc.record({ parts: fc.tuple(...parts), asked: fc.tuple(...asked), more });
  };
  return maybe(2, 3, written(false), written(true)).map(({ parts, asked, more }) => {
    const query = [...asked, more].filter(Boolean).join('&');
    return parts.join('') + (query && `?${query}`);
  });
}

const schemaOf = ({ parameters }: Call, name: string): JsonSchema =>
  parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {
    type: 'string',
  };

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom<Record<string, string>>({ 'Accept-Language': 'hi' }, { 'Accept-Language': '*;q=x,,' }, { Accept: 'application/json' }, { Accept: 'text/html;q=9,,;' }, { 'X-Proof': '0.'.repeat(900) }, { 'User-Agent': 'ÿ'.repeat(9_000) }, { 'Idempotency-Key': 'a b\u00ff' }, { Range: 'bytes=9-1' }, { 'If-None-Match': '"' }, { 'X-Forwarded-For': ',,::ffff:' }, { Cookie: 'staff=; ;=;%;visitor=%00' }, { 'Last-Event-ID': 'NaN' }, { 'X-Request-Id': '\u00e9'.repeat(99) }) }, // prettier-ignore
);

type Body = { headers?: Record<string, string>; body?: NonNullable<Sent['body']> };
const typed = (type: string) => ({ 'Content-Type': type });
const json = typed('application/json');
const bytes = (...all: number[]) => new Uint8Array(all);

// prettier-ignore
const brokenBodies: (string | Uint8Array<ArrayBuffer>)[] = [
  '', '{', '{"name":', '\u0000', '["a"', 'name=a', '{"a":1}}', '\ufeff{}', 'null', '1', '"text"', '[]', '[[[]]]', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}',
  '['.repeat(30_000), `${'['.repeat(30_000)}${']'.repeat(30_000)}`, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, `{"a":"${'x'.repeat(70_000)}"}`, `[${'0,'.repeat(30_000)}0]`,
  bytes(0xff, 0xfe, 0x7b, 0), bytes(0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d), bytes(0xed, 0xa0, 0x80), '{"a":NaN}', '{"a":1e999}', "{'a':1}", '{"a":1,}', '// {}',
];

function jsonBody(
  schema: JsonSchema,
  named: (name: string) => fc.Arbitrary<string>,
  shown: fc.Arbitrary<unknown>,
): fc.Arbitrary<Body> {
  const valid = fc.oneof(fits(schema, named), shown);
  const written = (value: unknown): Body => ({ headers: json, body: jsonOf(value) });
  const spoilt = fc
    .tuple(valid, fc.array(spoiling, { minLength: 1, maxLength: 2 }))
    .map(([value, all]) => written(all.reduce(spoil, value)));
  return fc.oneof(
    { weight: 8, arbitrary: valid.map(written) },
    { weight: 9, arbitrary: spoilt },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies).map((body) => ({ headers: json, body })) },
    { weight: 1, arbitrary: fc.constantFrom<Body>({}, { headers: typed('text/plain'), body: '{}' }, { headers: typed('application/x-www-form-urlencoded'), body: 'a=%00&a=%' }, { headers: typed('multipart/form-data; boundary=x'), body: '--x\r\nnonsense' }, { headers: typed('application/json; charset=utf-16'), body: '{}' }, { body: [{ name: 'a', text: '\u0000' }] }, { headers: typed('ÿ/ÿ'), body: 'x' }) }, // prettier-ignore
  );
}

const png = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x7f, 0xff, 0xff,
  0xff, 0x7f, 0xff, 0xff, 0xff, 8, 6, 0, 0, 0,
];
const file = fc.record({
  file: fc.oneof(
    fc.constantFrom<number[][]>(
      [],
      png,
      [...Buffer.from('<svg onload="x"/>')],
      [...Buffer.from('name,phone\r\n"a')],
      [...Buffer.from('{"a":')],
    ),
    fc.array(fc.nat(255), { maxLength: 60 }),
  ),
  type: fc.constantFrom('image/png', 'text/csv', 'application/json', '', 'image/svg+xml'),
});

function formBody(schema: JsonSchema, named: (name: string) => fc.Arbitrary<string>): fc.Arbitrary<Body> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value = fc
      .oneof(fits(part, named, name).map(String), fc.constantFrom(...nastyTexts))
      .map((text): FormField => ({ name, text }));
    const upload = file.map((content): FormField => ({ name, ...content }));
    const list = maybe(part.format === 'binary' ? 9 : 1, 10, upload, value);
    return fc.array(list, { minLength: 0, maxLength: 2 });
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(...fields).map((all): Body => ({ body: all.flat() })) },
    { weight: 1, arbitrary: fc.constantFrom<Body>({}, { headers: json, body: '{}' }, { headers: typed('multipart/form-data'), body: 'x' }, { headers: typed('multipart/form-data; boundary=x'), body: '' }, { headers: typed('multipart/form-data; boundary=x'), body: '--x\r\nContent-Disposition: form-data; name="file"; filename="\u0000"\r\n\r\n' }) }, // prettier-ignore
  );
}

const noBody: fc.Arbitrary<Body> = maybe(
  11,
  12,
  fc.constant<Body>({}),
  fc.constantFrom<Body>(
    { headers: json, body: '{' },
    { headers: json, body: '{}' },
    { headers: typed('text/plain'), body: 'x' },
  ),
);

/** How it is sent. `GET` and `HEAD` carry no body. */
export function initOf({ method, headers: own, body }: Sent, cookie: string): RequestInit {
  const headers = new Headers({ ...(cookie && { Cookie: cookie }), ...own });
  if (body === undefined || method === 'GET') return { method, headers, body: null };
  if (!Array.isArray(body)) return { method, headers, body };
  const form = new FormData();
  for (const field of body)
    if ('text' in field) form.append(field.name, field.text);
    else
      form.append(field.name, new File([new Uint8Array(field.file)], 'a\u0000b.png', { type: field.type }));
  return { method, headers, body: form };
}
