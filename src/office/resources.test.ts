import { beforeAll, expect, test } from 'vitest';
import { auditSubjects } from '#agency/audit/audit-entry.ts';
import type { Resource } from '#kit/office/resource.ts';
import { permissions } from '#kit/permissions.ts';

let resources: Resource[];
let places: { needs: string; jump?: string }[];
beforeAll(async () => {
  // The calls to the server watch whether somebody is there as soon as they are loaded.
  globalThis.addEventListener ??= () => {};
  ({ resources } = await import('./resources.ts'));
  places = (await import('#office/layout/places.ts')).places.flatMap((group) => group.places);
});

const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) < at);

test('every subject of the audit is looked at in one place', () => {
  const shown = resources.flatMap(({ audit }) => Object.keys(audit ?? {}));
  expect(shown.toSorted()).toEqual([...auditSubjects].toSorted());
});

test('no two records, and no two keys that lead to a place, are called the same', () => {
  expect(twice(resources.map(({ name }) => name))).toEqual([]);
  expect(twice(places.flatMap(({ jump }) => jump ?? []))).toEqual([]);
});

test('every place of the menu asks for a permission that somebody can have', () => {
  expect(places.map(({ needs }) => needs).filter((needs) => !(needs in permissions))).toEqual([]);
});
