import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAdsEvent, readShellMessage } from './messages.ts';
import { googleAction, googleScope, readyAction } from './names.ts';
import { platformOf } from './platform.ts';

type Case = { name: string; readBy?: string[]; expect: unknown };
type Table = {
  site: { origin: string };
  readBy: Record<string, string[]>;
  origins: (Case & { url: string; expect: boolean })[];
  messages: (Case & { to: 'shell' | 'page' | 'ads'; json: string; fill?: number })[];
  payloads: Case[];
  errors: (Case & { error: string })[];
  platforms: (Case & { has: string[] })[];
};
const table = JSON.parse(readFileSync('native/contract/cases.json', 'utf8')) as Table;

/** What this side makes of a case. */
const verdicts: { [group: string]: (one: never) => unknown } = {
  messages: ({ to, json, fill = 0 }: Table['messages'][number]) =>
    (to === 'ads' ? readAdsEvent : readShellMessage)(json.replace('%FILL%', 'x'.repeat(fill))),
  payloads: ({ expect }: Case) => readShellMessage(JSON.stringify(expect)),
  errors: ({ error }: Table['errors'][number]) => {
    const said = readShellMessage(JSON.stringify({ reqType: 'googleSignIn', status: 'error', error }));
    return said && 'error' in said ? said.error : null;
  },
  platforms: ({ has }: Table['platforms'][number]) => platformOf(windowWith(has)),
};

/** A window in which there is a function at each of these paths, and nothing else. */
function windowWith(paths: string[]) {
  const window: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    let at = window;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = names.length === 0 ? {} : () => {};
  }
  return window as Pick<Window, 'AndroidInterface' | 'webkit'>;
}

const cases = Object.entries(table.readBy).flatMap(([group, readers]) =>
  table[group as 'messages']
    .filter((one) => (one.readBy ?? readers).includes('ts'))
    .map((one): [title: string, group: string, one: Case] => [`${group}: ${one.name}`, group, one]),
);
const compare = (group: string, one: Case, expected: unknown) =>
  expect(verdicts[group]!(one as never)).toEqual(expected);

test.each(cases)('the site takes the case of the contract %s', (_title, group, one) => {
  compare(group, one, one.expect);
});

test('a changed case of the contract is noticed, each of them', () => {
  expect(cases.length).toBeGreaterThan(50);
  for (const [title, group, one] of cases)
    expect(() => compare(group, one, changed(one.expect)), title).toThrow();
});

function changed(expected: unknown): unknown {
  if (typeof expected === 'boolean') return !expected;
  if (expected === null) return 'x';
  if (typeof expected === 'string') return `${expected}x`;
  const [[key, value]] = Object.entries(expected as object) as [[string, unknown]];
  return { ...(expected as object), [key]: changed(value) };
}

test('what the pages ask of an app stands in the contract', () => {
  const read = table.messages.filter(({ to }) => to === 'shell').map(({ expect }) => expect);
  expect(read).toContainEqual({ action: readyAction });
  expect(read).toContainEqual({
    action: googleAction,
    scope: googleScope,
    reqType: googleAction,
    reqId: '1',
  });
});

test('no address that a browser takes for another origin is ours in the contract', () => {
  for (const { name, url, expect: ours } of table.origins)
    if (ours) expect({ name, origin: new URL(url).origin }).toEqual({ name, origin: table.site.origin });
});
