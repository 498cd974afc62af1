import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { seed } from '#sample/seed.ts';
import type { Picker } from '../picker.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('the sixty features stand as specified; new ones get an id, foreign and doubled ids are refused; it is written down', async () => {
  const { body: pickers } = await owner<(Picker & { id: string })[]>('GET', '/pickers');
  const totals = pickers.map(({ id, features }) => [
    id,
    features.length,
    features.reduce((sum, { pricePaise }) => sum + pricePaise / 100, 0),
  ]);
  expect(totals).toEqual([
    ['ecommerce', 10, 680],
    ['vendor', 10, 890],
    ['ottplatform', 10, 1010],
    ['crm', 10, 1255],
    ['staff', 10, 1005],
    ['login', 10, 890],
  ]);
  const { name, intro, features } = pickers[3] as Picker;
  const more = { name, intro, features: [...features.slice(1), { name: 'Data Import', pricePaise: 5_000 }] };
  const { body: changed } = await owner<Picker>('PUT', '/pickers/crm', more);
  expect(changed.features).toHaveLength(10);
  expect(changed.features.at(-1)).toMatchObject({ name: 'Data Import', id: expect.stringMatching(/.{20}/) });
  const [first] = changed.features;
  for (const wrong of [[first, first], [{ id: 'login-1', name: 'x', pricePaise: 100 }], []])
    expect((await owner('PUT', '/pickers/crm', { ...more, features: wrong })).status).toBe(422);
  expect((await owner('PUT', '/pickers/nothing', { ...more, features: [{ name: 'x', pricePaise: 100 }] })).status).toBe(404); // prettier-ignore
  const written = await office.db.select().from(auditLog);
  expect(new Set(written.map((entry) => entry.subjectType))).toEqual(new Set(['staff', 'picker']));
});
