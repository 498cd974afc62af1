import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

type Row = Record<string, string | number | boolean>;
const input = {
  title: 'Table booking',
  description: 'Guests choose a table and a time.',
  icon: 'calendar',
  originalPaise: 29_900,
  pricePaise: 19_900,
  status: 'Active',
  additional: true,
  need: 'serve',
  inOffer: false,
};

test('benefits are added at the end, changed, put in order and deleted; each leaves its trace', async () => {
  const content = await office.as('content', 'Asha');
  const made = await content('POST', '/benefits', input);
  expect(made).toMatchObject({ status: 201, body: { ...input, position: 14, isSample: false } });
  const { id } = made.body as { id: string };
  const wrong = await content('PUT', `/benefits/${id}`, { ...input, originalPaise: 100, pricePaise: 0 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { pricePaise: 'Enter a price' } } });
  const below = await content('PUT', `/benefits/${id}`, { ...input, originalPaise: 100 });
  expect(below.body.errors).toHaveProperty('originalPaise');
  expect((await content('PUT', `/benefits/${id}`, { ...input, status: 'Inactive' })).status).toBe(200);
  const ids = ((await content('GET', '/benefits')).body as unknown as Row[]).map((row) => row.id);
  expect((await content('PUT', '/benefits/order', { ids: ids.toReversed() })).status).toBe(204);
  expect((await content('PUT', '/benefits/order', { ids: ids.slice(1) })).status).toBe(409);
  const [first] = (await content('GET', '/benefits')).body as unknown as Row[];
  expect(first).toMatchObject({ id, status: 'Inactive', position: 1 });
  expect((await content('DELETE', `/benefits/${id}`)).status).toBe(204);
  const trace = await office.db.select().from(auditLog).where(eq(auditLog.subjectType, 'benefit'));
  expect(trace.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['created', 'changed', 'reordered', 'deleted']),
  );
});
