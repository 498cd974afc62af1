import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';

let views: typeof import('./list-view.ts');
beforeAll(async () => {
  // The calls to the server watch whether somebody is there as soon as they are loaded.
  globalThis.addEventListener ??= () => {};
  views = await import('./list-view.ts');
});

const colleague = '0193a2b4-0000-7000-8000-000000000001';

test('of a view its list opens what it still knows', () => {
  const field = (source: string, ids?: string[]) =>
    createElement('input', { source, ...(ids && { choices: ids.map((id) => ({ id })) }) } as object);
  const fields = [field('q'), field('status', ['new', 'won']), field('who', ['none']), field('from')];
  const known = (filter: object) => views.knownOf({ ...filter }, fields, ['layout']);
  const whole = { q: 'shop', status: ['new'], who: colleague, from: '2026-11-30', layout: 'board' };
  expect(known(whole)).toEqual(whole);
  expect(known({ q: 'shop', school: 'x', status: ['new', 'sold'] })).toEqual({ q: 'shop', status: ['new'] });
  expect(known({ status: 'sold', who: 'everybody' })).toEqual({});
});

test('a view is open where the list shows what it holds, in whatever order it was chosen', () => {
  const sort = { field: 'id', order: 'DESC' } as const;
  const shown = (filter: object) => ({ filter: views.chosen({ ...filter }), sort });
  const view = { filter: { late: true, custom: { a: { is: 'x' } } }, sort: null };
  const typed = { custom: { b: { is: '', from: null }, a: { is: 'x' } }, q: '', status: [], late: true };
  expect(views.isShown(view, shown(typed))).toBe(true);
  expect(views.isShown(view, shown({ ...typed, q: 'shop' }))).toBe(false);
  expect(views.isShown({ ...view, sort: { field: 'id', order: 'ASC' } }, shown(typed))).toBe(false);
});
