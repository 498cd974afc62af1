import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

type Row = Record<string, string | number | boolean>;

test('the first GST rate is charged, and the last one cannot be deleted', async () => {
  const accounts = await office.as('accounts', 'Bina');
  const [present] = (await accounts('GET', '/gst-rates')).body as unknown as Row[];
  expect(present).toMatchObject({ percent: 18, isSample: true });
  expect(await accounts('DELETE', `/gst-rates/${present?.id}`)).toMatchObject({
    status: 409,
    body: { message: 'This is the last rate. Change it, or add another one first.' },
  });
  const made = await accounts('POST', '/gst-rates', { name: 'Reduced', percent: 12.5 });
  const { id } = made.body as { id: string };
  for (const percent of [-1, 41, 1.234, 'x'])
    expect((await accounts('PUT', `/gst-rates/${id}`, { name: 'Reduced', percent })).status).toBe(422);
  await accounts('PUT', '/gst-rates/order', { ids: [id, present?.id] });
  const rates = (await accounts('GET', '/gst-rates')).body as unknown as Row[];
  expect(rates.map(({ percent }) => percent)).toEqual([12.5, 18]);
  expect((await accounts('DELETE', `/gst-rates/${id}`)).status).toBe(204);
});
