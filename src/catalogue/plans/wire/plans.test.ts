import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '#sales/leads/table.server.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const send = async (body: Record<string, unknown>) => {
  const answer = await app.post('/inquiry', { dob: 'Website', isHuman: true, terms: true, ...body });
  return { status: answer.status, body: (await answer.json()) as { id: string; errors?: object } };
};
const filed = async (id: string) => {
  const [row] = await app.db
    .select()
    .from(leads)
    .innerJoin(leadTouches, eq(leadTouches.leadId, leads.id))
    .where(eq(leads.id, id));
  return row;
};

test('GET /plans answers with the four plans, in texts and in paise', async () => {
  const answer = await app.get('/plans');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([
    {
      id: '1-month',
      yearPlan: '1,999',
      cut_off: '',
      duration: '1 Month',
      PerMonth: 'For Trial',
      description: '',
      months: 1,
      pricePaise: 199_900,
      originalPaise: null,
    },
    expect.objectContaining({
      yearPlan: '14,099',
      cut_off: '23,988',
      duration: '1 Year',
      PerMonth: '41% off',
      months: 12,
    }),
    expect.objectContaining({
      yearPlan: '19,790',
      cut_off: '47,976',
      duration: '2 Years',
      PerMonth: '59% off',
      months: 24,
    }),
    {
      id: '3-years',
      yearPlan: '24,108',
      cut_off: '71,964',
      duration: '3 Years',
      PerMonth: '66% off',
      description: '',
      offer: 'Best Offer',
      months: 36,
      pricePaise: 2_410_800,
      originalPaise: 7_196_400,
    },
  ]);
});

test('a plan enquiry is filed with the plan in our own words, whatever price was sent', async () => {
  const { status, body } = await send({
    form: 'plan',
    name: '',
    mobile: '9000000021',
    parent_name: '1175/Month',
    plan: '1-year',
    remark: '1 Year — ₹1',
  });
  expect(status).toBe(200);
  expect(await filed(body.id)).toMatchObject({
    leads: { form: 'plan', name: '', plan: '1-year', source: '1175/Month', message: '1 Year — ₹14,099' },
    lead_touches: { raw: { dob: 'Website', remark: '1 Year — ₹1' } },
  });
});

test('the plan form of old, without our keys, is known by its label', async () => {
  const { status, body } = await send({ name: 'Asha', mobile: '9000000022', parent_name: '670/Month' });
  expect(status).toBe(200);
  expect((await filed(body.id))?.leads).toMatchObject({ form: 'plan', source: '670/Month', plan: '' });
});

test('a plan that is not on offer and a phone without ten digits are said at their fields', async () => {
  const plan = { form: 'plan', mobile: '9000000023', parent_name: '1/Month', plan: '9-years' };
  expect(await send(plan)).toMatchObject({
    status: 422,
    body: { errors: { plan: 'This plan is not on sale' } },
  });
  expect(await send({ ...plan, plan: '1-year', mobile: '90000' })).toMatchObject({
    status: 422,
    body: { errors: { mobile: 'Phone number must be 10 digits long' } },
  });
});

test('the offer page posts its own label and remark', async () => {
  const offer = { name: 'Ravi', mobile: '9000000024', parent_name: '999/Month', remark: 'For two shops' };
  const { body } = await send(offer);
  expect((await filed(body.id))?.leads).toMatchObject({
    form: 'offer',
    source: '999/Month',
    message: 'For two shops',
  });
  expect(await send({ ...offer, mobile: '1' })).toMatchObject({ status: 422 });
  expect(await send({ ...offer, name: '' })).toMatchObject({ status: 422, body: { errors: { name: /./ } } });
});

test('a picked list is priced by the server; a tampered total changes nothing', async () => {
  const { status, body } = await send({
    form: 'picker',
    name: 'Meera',
    mobile: '9000000025',
    parent_name: 'Ecommerce Software',
    features: ['ecommerce-4', 'ecommerce-1', 'ecommerce-1'],
    remark: 'Total — ₹1',
    total: 1,
  });
  expect(status).toBe(200);
  expect(await filed(body.id)).toMatchObject({
    leads: {
      form: 'picker',
      service: 'Ecommerce Software',
      message: 'Ecommerce Software\nProduct Management — ₹100\nSecure Checkout — ₹120\nTotal — ₹220',
    },
    lead_touches: {
      raw: {
        sent: { remark: 'Total — ₹1', total: 1 },
        quote: {
          key: 'ecommerce',
          totalPaise: 22_000,
          features: [{ id: 'ecommerce-1', pricePaise: 10_000 }, { id: 'ecommerce-4' }],
        },
      },
    },
  });
});

test('nothing picked, unknown features and features of two products are refused', async () => {
  const pick = (features?: unknown) =>
    send({ form: 'picker', name: 'Meera', mobile: '9000000026', parent_name: 'x', features });
  const unknown = { features: 'Some of these features are no longer available. Please choose again.' };
  expect(await pick()).toMatchObject({ body: { errors: { features: 'Choose at least one feature' } } });
  expect(await pick([])).toMatchObject({ status: 422 });
  expect(await pick(['none'])).toMatchObject({ status: 422, body: { errors: unknown } });
  expect(await pick(['ecommerce-1', 'crm-1'])).toMatchObject({ status: 422, body: { errors: unknown } });
  expect(await pick('ecommerce-1')).toMatchObject({ status: 422 });
  expect(await pick([{ id: 'ecommerce-1' }])).toMatchObject({ status: 422 });
});
