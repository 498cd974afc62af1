import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';

type View = { id: string; name: string; shared: boolean; mine: boolean; filter: object; sort: object | null };

let office: Awaited<ReturnType<typeof openOffice>>;
let asha: Awaited<ReturnType<typeof office.as>>;
let bharat: Awaited<ReturnType<typeof office.as>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  asha = await office.as('sales', 'Asha');
  bharat = await office.as('sales', 'Bharat');
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());
const views = async (who: typeof asha, list = 'leads') =>
  (await who<View[]>('GET', `/list-views?resource=${list}`)).body;
const save = (who: typeof asha, over: object = {}) =>
  who<{ id: string }>('POST', '/list-views', {
    resource: 'leads',
    name: 'Ads',
    shared: false,
    filter: { view: 'all' },
    ...over,
  });

test('a filter with a name is one’s own until it is shared; the owner may clear away what is shared', async () => {
  const filter = { view: 'all', status: ['new', 'contacted'], source: 'Google Ads', layout: 'board' };
  const sort = { field: 'createdAt', order: 'ASC' };
  const own = await save(asha, { filter, sort });
  expect(own.status).toBe(201);
  expect(await views(asha)).toMatchObject([{ name: 'Ads', shared: false, mine: true, filter, sort }]);
  expect(await views(bharat)).toEqual([]);
  const link = `/list-views/${own.body.id}`;
  expect((await bharat('GET', link)).status).toBe(404);

  const again = await save(asha, { shared: true, filter: { view: 'mine' } });
  expect(again.body.id).toBe(own.body.id);
  expect(await views(bharat)).toMatchObject([
    { shared: true, mine: false, filter: { view: 'mine' }, sort: null },
  ]);
  expect((await bharat('GET', link)).body).toMatchObject({ resource: 'leads', name: 'Ads', mine: false });
  await save(bharat);
  expect(await views(bharat)).toHaveLength(2);

  expect((await bharat('DELETE', link)).status).toBe(404);
  expect((await owner('DELETE', link)).status).toBe(204);
  expect(await views(asha)).toEqual([]);
  const [his] = await views(bharat);
  expect((await owner('DELETE', `/list-views/${his?.id}`)).status).toBe(404);
  expect((await bharat('DELETE', `/list-views/${his?.id}`)).status).toBe(204);
  // What is taken back is what it was, and is found by its links.
  expect((await save(bharat, { id: his?.id })).status).toBe(201);
  expect(await views(bharat)).toEqual([his]);
  expect((await save(asha, { id: his?.id })).status).toBe(422);
});

test('a view is renamed, shared and given other filters by whom it belongs to, and by nobody else', async () => {
  const { id } = (await save(asha)).body;
  await save(asha, { name: 'Old ones' });
  const change = (who: typeof asha, patch: Record<string, unknown>) =>
    who('PATCH', `/list-views/${id}`, patch);
  expect((await change(bharat, { name: 'Mine now' })).status).toBe(404);
  expect((await change(asha, { name: 'Old ones' })).status).toBe(422);
  expect((await change(asha, { name: 'Fresh ads', shared: true })).status).toBe(204);
  expect((await change(owner, { name: 'Mine now' })).status).toBe(404);
  const sort = { field: 'name', order: 'DESC' };
  expect((await change(asha, { filter: { q: 'shop', late: true }, sort })).status).toBe(204);
  const seen = (await views(bharat)).find((view) => view.id === id);
  expect(seen).toMatchObject({ name: 'Fresh ads', filter: { q: 'shop', late: true }, sort });
  const log = await owner<{ data: object[] }>('GET', `/audit?subjectType=list-view&subjectId=${id}`);
  expect(log.body.data).toMatchObject([
    { before: { sort: null }, after: { filter: { q: 'shop', late: true }, sort } },
    { before: { name: 'Ads', shared: false }, after: { name: 'Fresh ads', shared: true } },
  ]);
});

test('views belong to their list, and are there for whoever may read that one', async () => {
  const content = await office.as('content', 'Sita');
  const { id } = (await save(asha, { shared: true })).body;
  expect((await content('GET', '/list-views?resource=leads')).status).toBe(403);
  expect((await content('GET', `/list-views/${id}`)).status).toBe(403);
  expect((await save(content)).status).toBe(403);

  const held = { resource: 'comments', name: 'Ads', shared: true, filter: { status: 'held' } };
  expect((await save(content, held)).status).toBe(201);
  expect(await views(content, 'comments')).toMatchObject([{ name: 'Ads', filter: { status: 'held' } }]);
  expect((await views(asha)).map(({ filter }) => filter)).not.toContainEqual({ status: 'held' });
  expect((await asha('GET', '/list-views?resource=comments')).status).toBe(403);
  expect((await asha('GET', '/list-views?resource=staff')).status).toBe(422);
});

test('a view keeps what a list can be narrowed by, and nothing larger', async () => {
  const deep = {
    custom: { 'a-field': { is: 'North', from: 9 } },
    unknown: 'kept, for its list says what it knows',
  };
  expect((await save(asha, { name: 'Deep', filter: deep })).status).toBe(201);
  for (const wrong of [
    { name: ' ' },
    { name: 'n'.repeat(61) },
    { filter: { q: 'x'.repeat(201) } },
    { filter: { 'a b': 'x' } },
    { filter: { q: { a: { b: { c: 'x' } } } } },
    { filter: { q: null } },
    { filter: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`key${i}`, 'x'.repeat(150)])) },
    { filter: ['x'] },
    { sort: { field: 'name', order: 'up' } },
    { sort: { field: 'name; drop', order: 'ASC' } },
    { resource: 'staff' },
    { page: 2 },
  ])
    expect((await save(asha, { name: 'Wrong', ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect((await views(asha)).map(({ name }) => name)).not.toContain('Wrong');
});

test('views of leads from before are found under their list, with their links and for whom they were', async () => {
  const carry = readFileSync('drizzle/0066_list_views.sql', 'utf8')
    .split('--> statement-breakpoint')
    .find((one) => one.includes('INSERT INTO'));
  const old = { id: v7(), name: 'From before', shared: true, filter: { view: 'all', status: ['won'] } };
  await office.db.execute(sql`insert into lead_views (id, staff_id, name, shared, filter)
    values (${old.id}, ${asha.id}, ${old.name}, ${old.shared}, ${JSON.stringify(old.filter)}::jsonb)`);
  await office.db.execute(sql.raw(carry ?? ''));
  expect(await views(bharat)).toContainEqual({
    ...old,
    resource: 'leads',
    sort: null,
    staffName: 'Asha',
    mine: false,
  });
});
