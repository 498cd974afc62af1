import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { dropLateFilters } from './late-filters.ts';

test('a list narrows while it is open, and takes nobody back who has opened a row meanwhile', async () => {
  const routes = [{ path: '*', element: null }];
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: ['/admin/leads'] });
  dropLateFilters(router);
  const narrow = (search: string) =>
    router.navigate({ pathname: '/leads', search }, { state: { _scrollToTop: false } });
  const here = () => router.state.location.pathname + router.state.location.search;
  await narrow('?filter=ra');
  expect(here()).toBe('/admin/leads?filter=ra');
  await router.navigate('/leads/1/show');
  await narrow('?filter=ravi');
  expect(here()).toBe('/admin/leads/1/show');
  // The way on after something was made is no late filter, nor is a link to a narrowed list.
  await router.navigate({ pathname: '/leads/2' }, { state: { _scrollToTop: true } });
  expect(here()).toBe('/admin/leads/2');
  await router.navigate({ pathname: '/leads', search: '?filter=asha' });
  expect(here()).toBe('/admin/leads?filter=asha');
});

test('a list opens with the filters it was left with, and not over what was pressed since', async () => {
  const routes = [{ path: '*', element: null }];
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: ['/admin/leads'] });
  dropLateFilters(router);
  const asLeft = () =>
    router.navigate({ pathname: '/leads', search: '?filter=ra&perPage=25' }, { replace: true });
  const here = () => router.state.location.pathname + router.state.location.search;
  await asLeft();
  expect(here()).toBe('/admin/leads?filter=ra&perPage=25');
  await router.navigate({ pathname: '/leads', search: '?filter=board' });
  await asLeft();
  expect(here()).toBe('/admin/leads?filter=board');
  await router.navigate('/bookings');
  await asLeft();
  expect(here()).toBe('/admin/bookings');
});

test('a filter that is added while the list has yet to narrow stays; one that is hidden goes, and so do all', async () => {
  const routes = [{ path: '*', element: null }];
  const router = createMemoryRouter(routes, { basename: '/admin', initialEntries: ['/admin/leads'] });
  dropLateFilters(router);
  const go = (filter: object, shown: object) => {
    const params = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) };
    const search = `?${new URLSearchParams(params)}`;
    return router.navigate({ pathname: '/leads', search }, { state: { _scrollToTop: false } });
  };
  const shown = () =>
    JSON.parse(new URLSearchParams(router.state.location.search).get('displayedFilters') ?? '') as object;
  const all = { view: 'all' };
  await go(all, { tag: true });
  await go(all, { tag: true, 'fields.branch': true });
  await go({ ...all, tag: 'Exporter' }, { tag: true });
  expect(shown()).toEqual({ tag: true, 'fields.branch': true });
  await go({ ...all, tag: 'Exporter', fields: { branch: 'South' } }, { tag: true, 'fields.branch': true });
  await go({ ...all, tag: 'Exporter' }, { tag: true });
  expect(shown()).toEqual({ tag: true });
  await go(all, {});
  expect(shown()).toEqual({});
  await go({ ...all, q: 'ravi' }, { tag: true });
  await go({}, {});
  expect(shown()).toEqual({});
});
