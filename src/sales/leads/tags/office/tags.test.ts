import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';

type Tag = { id: string; name: string; etag: string };
type Page = { data: { id: string }[]; total: number };

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let file: SalesOffice['file'];
beforeAll(async () => {
  ({ office, asha, file } = await openSalesOffice());
});
afterAll(() => office.close());

const make = async (name: string) => (await asha<{ id: string }>('POST', '/lead-tags', { name })).body.id;
const names = async () => (await asha<Tag[]>('GET', '/lead-tags')).body.map(({ name }) => name);
const tagsOf = async (id: string) => (await asha<{ tags: string[] }>('GET', `/leads/${id}`)).body.tags;
const tagged = async (tag: string) =>
  (await asha<Page>('GET', `/leads?tag=${tag}`)).body.data.map(({ id }) => id).toSorted();

test('tags are put on leads, one by one and many at once, filter the list, and come off again', async () => {
  const hot = await make('Hot');
  const diwali = await make('Diwali offer');
  const [a, b] = [await file({ name: 'A' }), await file({ name: 'B' })];
  const put = await asha<{ eventIds: string[] }>('PATCH', `/leads/${a}`, { addTags: [hot, diwali] });
  expect(put.status).toBe(200);
  expect(await tagsOf(a)).toEqual([hot, diwali]);
  const bulk = await asha<{ changed: object[] }>('POST', '/leads/bulk', { ids: [a, b], addTags: [hot] });
  expect(bulk.body.changed).toHaveLength(1);
  expect(await tagged(hot)).toEqual([a, b].toSorted());
  expect((await asha<string>('GET', `/leads/export.csv?tag=${diwali}`)).body).toContain(
    '"Diwali offer, Hot"',
  );

  await asha('PATCH', `/leads/${a}`, { removeTags: [hot] });
  expect(await tagged(hot)).toEqual([b]);
  // Taken back is only what still stands.
  expect((await asha<{ refused: object[] }>('POST', '/leads/undo', put.body)).body.refused).toHaveLength(1);
});

test('a tag has one name in any capitals; another name holds on every lead', async () => {
  const id = await make('Old  customer');
  expect((await asha('POST', '/lead-tags', { name: 'OLD CUSTOMER' })).body).toMatchObject({
    errors: { name: expect.any(String) },
  });
  const lead = await file();
  await asha('PATCH', `/leads/${lead}`, { addTags: [id] });
  expect((await asha('PUT', `/lead-tags/${id}`, { name: 'Regular' })).status).toBe(204);
  expect(await names()).toContain('Regular');
  expect(await tagged(id)).toEqual([lead]);
});

test('two tags become one on every lead, and a tag that goes leaves its leads', async () => {
  const [cold, cool] = [await make('Cold'), await make('Cool')];
  const [both, one, kept] = [await file(), await file(), await file()];
  await asha('POST', '/leads/bulk', { ids: [both, one], addTags: [cold] });
  await asha('POST', '/leads/bulk', { ids: [both, kept], addTags: [cool] });
  const saved = {
    resource: 'leads',
    name: 'The cold ones',
    shared: true,
    filter: { view: 'all', tag: cold },
  };
  expect((await asha('POST', '/list-views', saved)).status).toBe(201);
  expect((await asha('POST', `/lead-tags/${cold}/merge`, { intoId: cold })).status).toBe(409);
  expect((await asha('POST', `/lead-tags/${cold}/merge`, { intoId: cool })).status).toBe(204);
  expect(await tagged(cool)).toEqual([both, one, kept].toSorted());
  expect(await tagsOf(both)).toEqual([cool]);
  expect(await names()).not.toContain('Cold');
  expect((await asha<object[]>('GET', '/list-views?resource=leads')).body).toMatchObject([
    { name: 'The cold ones', filter: { view: 'all', tag: cool } },
  ]);
  expect((await asha('PATCH', `/leads/${one}`, { addTags: [cold] })).status).toBe(422);

  expect((await asha('DELETE', `/lead-tags/${cool}`)).status).toBe(204);
  expect(await tagsOf(both)).toEqual([]);
  expect(
    (await asha<{ filter: object }[]>('GET', '/list-views?resource=leads')).body.map(({ filter }) => filter),
  ).toEqual([{ view: 'all' }]);
  expect((await asha('DELETE', `/lead-tags/${cool}`)).status).toBe(404);
});

test('of two leads that become one the tags of both stay, and go back when that is undone', async () => {
  const [left, right] = [await make('Left'), await make('Right')];
  const [from, into] = [await file(), await file()];
  await asha('PATCH', `/leads/${from}`, { addTags: [left] });
  await asha('PATCH', `/leads/${into}`, { addTags: [right] });
  await asha('POST', `/leads/${from}/merge`, { intoId: into });
  expect(await tagsOf(into)).toEqual([right, left]);
  await asha('POST', `/leads/${from}/undo-merge`);
  expect(await tagsOf(into)).toEqual([right]);
  expect(await tagsOf(from)).toEqual([left]);
});

test('a tag that was forgotten meanwhile does not come back when its removal is undone', async () => {
  const [gone, stays] = [await make('Gone meanwhile'), await make('Stays')];
  const [both, alone] = [await file(), await file()];
  await asha('POST', '/leads/bulk', { ids: [both, alone], addTags: [gone] });
  await asha('PATCH', `/leads/${both}`, { addTags: [stays] });
  type Done = { eventIds: string[] };
  const off = await asha<Done>('PATCH', `/leads/${both}`, { removeTags: [gone, stays] });
  const offAlone = await asha<Done>('PATCH', `/leads/${alone}`, { removeTags: [gone] });
  expect((await asha('DELETE', `/lead-tags/${gone}`)).status).toBe(204);
  expect((await asha<{ changed: object[] }>('POST', '/leads/undo', off.body)).body.changed).toHaveLength(1);
  expect(await tagsOf(both)).toEqual([stays]);
  // Of this one there is nothing left to take back.
  expect((await asha<{ refused: object[] }>('POST', '/leads/undo', offAlone.body)).body.refused).toHaveLength(
    1,
  );
  expect(await tagsOf(alone)).toEqual([]);
});
