import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coupons } from './table.server.ts';
import { hasBought } from './has-bought.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { openOffice } from '#office/test-office.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { QuotationStatus } from '#sales/quotations/quotation.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
let office: Office;
let sales: Awaited<ReturnType<Office['as']>>;
let owner: typeof sales;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values([
    { key: 'site', value: demoSite },
    { key: 'booking-link-secret', value: 'a secret of this test' },
  ]);
  [sales, owner] = [await office.as('sales'), await office.as('owner')];
});
afterAll(() => office.close());

const aCoupon = async (code: string, values: Partial<typeof coupons.$inferInsert> = {}) => {
  const id = v7();
  await office.db.insert(coupons).values({
    id, code, note: '', percent: 10, planIds: [], status: 'Active', places: ['quotation'], ...values,
  }); // prettier-ignore
  return id;
};
/** 10,000.33 at 18 % and 500.01 less 100 at 5 %. */
const lines = [
  { title: 'Website', quantity: 1, unitPricePaise: 1_000_033, gstPercent: 18 },
  { title: 'Guide', quantity: 1, unitPricePaise: 50_001, discountPaise: 10_000, gstPercent: 5 },
];
const aQuotation = (couponCode: string, over: object = {}) => ({
  title: 'A website',
  name: 'Asha Patil',
  email: 'asha@example.com',
  stateCode: '27',
  validUntil: '2999-12-31',
  lines,
  couponCode,
  ...over,
});
type Answer = { id: string; errors?: Record<string, string> };
const write = (couponCode: string, over: object = {}) =>
  sales<Answer>('POST', '/quotations', aQuotation(couponCode, over));
const drafted = async (couponCode: string, email: string) => (await write(couponCode, { email })).body.id;
const send = (id: string) => sales<Answer>('POST', `/quotations/${id}/send`);
const stands = (id: string, set: { status?: QuotationStatus; validUntil?: string }) =>
  office.db.update(quotations).set(set).where(eq(quotations.id, id));
const counts = async (code: string) =>
  (await owner<{ code: string; used: number; reserved: number }[]>('GET', '/coupons')).body.find(
    (coupon) => coupon.code === code,
  );

test('a coupon lowers the lines to the paisa, once however often it is saved, and says so', async () => {
  await aCoupon('DIWALI');
  const { id } = (await write('diwali')).body;
  const shown = {
    couponCode: 'DIWALI',
    coupon: { code: 'DIWALI', percent: 10, offPaise: null },
    // 10 % of 10,400.34, cut by what each line costs.
    lines: [{ couponPaise: 100_003 }, { discountPaise: 10_000, couponPaise: 4_000 }],
    netPaise: 936_031,
    // 18 % of 9,000.30 and 5 % of 360.01.
    gstPaise: 162_005 + 1_800,
    totalPaise: 936_031 + 163_805,
  };
  expect((await sales('GET', `/quotations/${id}`)).body).toMatchObject(shown);
  const saved = await sales('PUT', `/quotations/${id}`, aQuotation('DIWALI'));
  expect(saved).toMatchObject({ status: 200, body: shown });
  expect((await sales('PUT', `/quotations/${id}`, aQuotation(''))).body).toMatchObject({
    couponCode: '',
    coupon: null,
    netPaise: 1_040_034,
  });
});

test('what does not hold is refused at the field, as it is saved and as it is sent, in words for staff', async () => {
  await aCoupon('CARTONLY', { places: ['cart'] });
  await aCoupon('RICH', { minSpendPaise: 5_000_000 });
  await aCoupon('ALL', { percent: null, offPaise: 90_000_000 });
  await aCoupon('EACH', { mostUsesEach: 1 });
  const said = async (code: string, over: object = {}) => {
    const { status, body } = await write(code, over);
    return [status, body.errors?.couponCode];
  };
  expect(await said('NOBODY')).toEqual([422, 'There is no coupon with this code.']);
  expect(await said('CARTONLY')).toEqual([422, 'This coupon is not for quotations.']);
  expect(await said('RICH')).toEqual([422, 'This coupon is for ₹50,000 or more before GST.']);
  const day = 86_400_000;
  await aCoupon('SOON', { validFrom: new Date(Date.now() + day) });
  expect(await said('SOON')).toEqual([422, 'This coupon’s first day is still to come.']);
  await aCoupon('OVER', { validUntil: new Date(Date.now() - day) });
  expect(await said('OVER')).toEqual([422, 'This coupon’s last day is over.']);
  await stands(await drafted('EACH', 'had@example.com'), { status: 'accepted' });
  expect(await said('EACH', { email: 'had@example.com' })).toEqual([
    422,
    'This customer has used this coupon as often as each may.',
  ]);
  expect(await said('ALL')).toEqual([422, 'This coupon would leave nothing to pay.']);
  expect(await said('EACH', { email: '', mobile: '9000000123' })).toEqual([
    422,
    'This coupon counts for each person: enter an e-mail address.',
  ]);
  const endsId = await aCoupon('ENDS');
  const id = await drafted('ENDS', 'late@example.com');
  await office.db.update(coupons).set({ status: 'Inactive' }).where(eq(coupons.id, endsId));
  expect(await send(id)).toMatchObject({
    status: 422,
    body: { errors: { couponCode: 'This coupon is not active.' } },
  });
});

test('an open quotation keeps a use, an accepted one has used it; what is rejected, over or replaced gives it back', async () => {
  const couponId = await aCoupon('LAST', { mostUses: 1, mostUsesEach: 1 });
  const [first, second] = [await drafted('LAST', 'a@example.com'), await drafted('LAST', 'b@example.com')];
  // A draft keeps none; of two that are sent at once, one gets it.
  expect(await counts('LAST')).toMatchObject({ used: 0, reserved: 0 });
  const both = await Promise.all([send(first), send(second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const [won, lost] = both[0]?.status === 200 ? [first, second] : [second, first];
  expect(await counts('LAST')).toMatchObject({ used: 0, reserved: 1 });
  for (const set of [{ status: 'rejected' }, { status: 'sent', validUntil: '2020-01-01' }] as const) {
    await stands(won, set);
    expect(await counts('LAST')).toMatchObject({ used: 0, reserved: 0 });
  }
  await stands(won, { status: 'accepted' });
  expect(await counts('LAST')).toMatchObject({ used: 1, reserved: 0 });
  expect((await send(lost)).body.errors).toEqual({
    couponCode: 'All uses of this coupon are gone or kept for others.',
  });
  await stands(won, { status: 'refunded' });
  expect((await send(lost)).status).toBe(200);
  // Its own next revision asks for no second use; whoever deletes the coupon is told.
  const { body } = await sales<Answer>('POST', `/quotations/${lost}/revise`, { validUntil: '2999-12-31' });
  expect((await sales('GET', `/quotations/${body.id}`)).body).toMatchObject({ couponCode: 'LAST' });
  expect((await send(body.id)).status).toBe(200);
  expect(await counts('LAST')).toMatchObject({ used: 0, reserved: 1 });
  expect((await owner('DELETE', `/coupons/${couponId}`)).status).toBe(409);
});

test('who has opened a checkout with a coupon that each may use once gets no quotation with it as long as both could be paid', async () => {
  await aCoupon('EACHONCE', { mostUsesEach: 1, places: ['cart', 'quotation'] });
  const [customerId, now] = [v7(), new Date()];
  await office.db.insert(customers).values({ id: customerId, email: 'open@example.com', fullName: 'Open' });
  const id = `txn_${'1'.repeat(32)}`;
  await office.db.insert(paymentTransactions).values({
    id,
    customerId,
    createdAt: now,
    updatedAt: now,
    purpose: 'cart',
    subjectId: 'cart',
    order: { couponCode: 'EACHONCE' } as never,
    totalPaise: 100_000,
    status: 'pending',
    mode: 'sandbox',
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  expect((await write('EACHONCE', { email: 'open@example.com' })).body.errors).toEqual({
    couponCode: 'This customer’s other checkout, which is still open, uses this coupon.',
  });
  await office.db
    .update(paymentTransactions)
    .set({ status: 'cancelled' })
    .where(eq(paymentTransactions.id, id));
  expect((await write('EACHONCE', { email: 'open@example.com' })).status).toBe(201);
});

test('a first purchase is nobody’s who has paid a quotation or an invoice, with an account or without', async () => {
  const is = (email: string) => hasBought({ db: office.db }, { customerId: null, email });
  const quotationId = await drafted('', 'quoted@example.com');
  expect(await is('quoted@example.com')).toBe(false);
  const now = new Date();
  await office.db.insert(paymentTransactions).values({
    id: `txn_${'0'.repeat(32)}`,
    createdAt: now,
    updatedAt: now,
    purpose: 'quotation',
    subjectId: quotationId,
    order: {} as never,
    totalPaise: 100_000,
    status: 'paid',
    mode: 'offline',
    expiresAt: now,
  });
  expect(await is('quoted@example.com')).toBe(true);
  const buyer = {
    id: v7(), name: 'Owes', company: '', gstin: '', address: '', pincode: '', stateCode: '27', country: '',
    isZone: false, mobile: '', email: 'billed@example.com',
  }; // prettier-ignore
  await office.db.insert(buyers).values(buyer);
  expect(await is('billed@example.com')).toBe(false);
  await office.db.insert(receipts).values({
    id: v7(),
    createdAt: now,
    buyerId: buyer.id,
    receivedOn: '2026-11-25',
    method: 'bank',
    reference: 'UTR1',
    amountPaise: 100_000,
  });
  expect(await is('billed@example.com')).toBe(true);
  expect(await is('')).toBe(false);
  await aCoupon('FIRST', { firstPurchaseOnly: true });
  const refused = await write('FIRST', { email: 'billed@example.com' });
  expect(refused.body.errors).toEqual({
    couponCode: 'This coupon is for a first purchase only, and this customer has bought before.',
  });
});
