import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { openOffice } from '#office/test-office.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Ask = Awaited<ReturnType<Office['as']>>;

let office: Office;
let sales: Ask;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  sales = await office.as('sales');
});
afterAll(() => office.close());

const aLine = { title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 };

test('templates: each has its own name', async () => {
  const template = {
    name: 'Shop',
    title: 'A shop',
    intro: '',
    terms: 'Half now.',
    validDays: 20,
    lines: [aLine],
  };
  const added = await sales<{ id: string }>('POST', '/quotation-templates', template);
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Shop', lines: [{ title: 'Website', sac: '' }] },
  });
  const taken = { status: 422, body: { errors: { name: 'Another template has this name' } } };
  expect(await sales('POST', '/quotation-templates', template)).toMatchObject(taken);
  const other = await sales<{ id: string }>('POST', '/quotation-templates', { ...template, name: 'Page' });
  expect(await sales('PUT', `/quotation-templates/${other.body.id}`, template)).toMatchObject(taken);
  expect(
    await sales('PUT', `/quotation-templates/${added.body.id}`, { ...template, validDays: 30 }),
  ).toMatchObject({
    status: 200,
    body: { validDays: 30 },
  });
  expect(await sales('DELETE', `/quotation-templates/${other.body.id}`)).toMatchObject({ status: 204 });
  expect(await sales('GET', '/quotation-templates')).toMatchObject({
    body: { total: 1, data: [{ name: 'Shop' }] },
  });
});
