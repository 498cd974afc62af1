import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Resource } from '#kit/office/resource.ts';
import { permissions } from '#kit/permissions.ts';
import { viewedLists } from '#kit/viewed-lists.ts';

let resources: Resource[];
let places: { needs: string; jump?: string }[];
beforeAll(async () => {
  // The calls to the server watch whether somebody is there as soon as they are loaded.
  globalThis.addEventListener ??= () => {};
  ({ resources } = await import('./resources.ts'));
  places = (await import('#office/layout/places.ts')).places.flatMap((group) => group.places);
});

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) < at);

test('every subject that is written into the audit, or asked of it, is looked at in one place', () => {
  const named = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => file + readFileSync(file, 'utf8'))
    .filter((source) => /agency\/(audit|exports)\//.test(source))
    .flatMap((source) => [...source.matchAll(/\bsubject(?:Type)?(?::| =) '([\w-]+)'/g)])
    .map(([, subject]) => subject);
  const shown = resources.flatMap(({ audit }) => Object.keys(audit ?? {}));
  expect(shown.toSorted()).toEqual([...new Set(named)].toSorted());
});

test('every list with filters has views, for those who may read it', () => {
  const withFilters = globSync('src/*/**/office/*.tsx')
    .filter((file) => !file.startsWith('src/kit/') && /\sfilters=\{/.test(readFileSync(file, 'utf8')))
    .map((file) => path.basename(file));
  const named = globSync('src/**/office/resource.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('defineResource(')
      .flatMap((one) => {
        const list = withFilters.find((screen) =>
          new RegExp(`\\blist: screen\\(\\(\\) => import\\('\\./${screen}'`).test(one),
        );
        return list ? [/name: '([\w-]+)'/.exec(one)?.[1] ?? ''] : [];
      }),
  );
  expect(Object.keys(viewedLists).toSorted()).toEqual(named.toSorted());
  expect(
    Object.fromEntries(
      resources
        .filter(({ name }) => name in viewedLists)
        .map(({ name, permission }) => [name, `${permission}:read`]),
    ),
  ).toEqual(viewedLists);
});

test('no two records, and no two keys that lead to a place, are called the same', () => {
  expect(twice(resources.map(({ name }) => name))).toEqual([]);
  expect(twice(places.flatMap(({ jump }) => jump ?? []))).toEqual([]);
});

test('every place of the menu asks for a permission that somebody can have', () => {
  expect(places.map(({ needs }) => needs).filter((needs) => !(needs in permissions))).toEqual([]);
});
