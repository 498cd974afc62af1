import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';

type View = { id: string; name: string; shared: boolean; mine: boolean; filter: object };

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
const views = async (who: typeof asha) => (await who<View[]>('GET', '/lead-views')).body;

test('a filter with a name is one’s own until it is shared; the owner may clear away what is shared', async () => {
  const filter = { view: 'all', status: ['new', 'contacted'], source: 'Google Ads', layout: 'board' };
  const save = (who: typeof asha, over: object = {}) =>
    who<{ id: string }>('POST', '/lead-views', { name: 'Ads', shared: false, filter, ...over });
  const own = await save(asha);
  expect(own.status).toBe(201);
  expect(await views(asha)).toMatchObject([{ name: 'Ads', shared: false, mine: true, filter }]);
  expect(await views(bharat)).toEqual([]);

  const again = await save(asha, { shared: true, filter: { view: 'mine' } });
  expect(again.body.id).toBe(own.body.id);
  expect(await views(bharat)).toMatchObject([{ shared: true, mine: false, filter: { view: 'mine' } }]);
  await save(bharat);
  expect(await views(bharat)).toHaveLength(2);

  expect((await bharat('DELETE', `/lead-views/${own.body.id}`)).status).toBe(404);
  expect((await owner('DELETE', `/lead-views/${own.body.id}`)).status).toBe(204);
  expect(await views(asha)).toEqual([]);
  const [his] = await views(bharat);
  expect((await owner('DELETE', `/lead-views/${his?.id}`)).status).toBe(404);
  expect((await bharat('DELETE', `/lead-views/${his?.id}`)).status).toBe(204);

  for (const wrong of [{ name: ' ' }, { filter: { status: ['sold'] } }, { filter: { sql: '1' } }])
    expect((await save(asha, wrong)).status).toBe(422);
});
