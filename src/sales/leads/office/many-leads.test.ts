import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../table.server.ts';
import { aLead, openOffice } from '#office/test-office.ts';

type Page = { data: { id: string }[]; nextCursor: string | null; total: number; totalIsCapped: boolean };

let office: Awaited<ReturnType<typeof openOffice>>;
let sales: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  sales = await office.as('sales', 'Asha');
});
afterAll(() => office.close());

test('of words that very many share the latest leads are shown page by page; counting stops at a thousand', async () => {
  const made = Array.from({ length: 1_003 }, (_, i) => aLead({ name: `Common ${i}`, service: 'Meta Ads' }));
  await office.db.insert(leads).values([...made, aLead({ name: 'Rare Name' })]);
  const latest = made.map(({ id }) => id).toReversed();
  const page = async (query: string) => (await sales<Page>('GET', `/leads?perPage=2&${query}`)).body;
  const first = await page('q=commo+meta');
  expect(first).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(first.data.map(({ id }) => id)).toEqual(latest.slice(0, 2));
  const second = await page(`q=commo+meta&cursor=${first.nextCursor}`);
  expect(second.data.map(({ id }) => id)).toEqual(latest.slice(2, 4));
  // Whole words are common enough; what only begins so belongs to it all the same, and the latest stands first.
  const commoner = aLead({ name: 'Commoner', service: 'Meta Ads' });
  await office.db.insert(leads).values(commoner);
  const whole = await page('q=common+meta');
  expect(whole).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(whole.data.map(({ id }) => id)).toEqual([commoner.id, latest[0]]);
  expect((await page('q=commoner')).data).toMatchObject([{ id: commoner.id }]);
  expect(await page('q=rare')).toMatchObject({
    data: [{}],
    total: 1,
    totalIsCapped: false,
    nextCursor: null,
  });
  expect(await page('q=nobody')).toMatchObject({ data: [], total: 0 });
});
