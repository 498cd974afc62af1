import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admissions } from '../table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { newTransactionId } from '#money/payments/one-transaction.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import type { Role } from '#kit/permissions.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Row = { id: string; name: string; warning: string | null; [key: string]: unknown };

/** An admission of somebody new that waits. */
async function admit(fullName: string) {
  const [id, customerId] = [v7(), v7()];
  const email = `${customerId}@example.com`;
  await office.db.insert(customers).values({ id: customerId, email, fullName });
  await office.db.insert(admissions).values({
    id,
    customerId,
    status: 'Pending',
    fullName,
    phone: '9000000051',
    email,
    addressParts: { address: '1 Lane', street: '', pincode: '400078', state: '', country: 'India' },
    serviceName: 'Google Ads',
    planName: 'Campaigns',
    planMonths: 6,
    classLevel: 'Beginner',
    session: 'Daily',
    paymentOption: 'Razorpay',
    timing: [],
    details: {},
  });
  return { id, customerId };
}

test('an admission goes from state to state by the table, with notes that stay', async () => {
  const { id } = await admit('Deepa Nair');
  const list = async (query: string) =>
    (await owner<{ data: Row[] }>('GET', `/admissions?${query}`)).body.data;
  expect(await list('status=Pending&q=nair')).toMatchObject([{ id, planName: 'Campaigns' }]);
  expect(await list('status=Active')).toEqual([]);
  const move = async (status: string, note = '') =>
    (await owner('PATCH', `/admissions/${id}`, { status, note })).status;
  expect(await move('Completed')).toBe(409);
  expect(await move('Active', 'Paid by cheque')).toBe(204);
  expect((await owner('POST', `/admissions/${id}/notes`, { note: 'Call on Monday' })).status).toBe(204);
  expect(await move('Completed')).toBe(204);
  expect(await move('Active')).toBe(409);
  expect((await owner('GET', `/admissions/${id}`)).body).toMatchObject({
    status: 'Completed',
    activeFrom: expect.any(String),
    activeUntil: expect.any(String),
    address: '1 Lane, 400078, India',
    moves: [],
    payments: [],
    history: [
      { status: 'Active', note: 'Paid by cheque', staffName: 'owner' },
      { status: null, note: 'Call on Monday' },
      { status: 'Completed', note: '' },
    ],
  });
});

test('who decides while a payment is being confirmed reads why not; a checkout that is only open ends', async () => {
  const { id, customerId } = await admit('Gauri Rane');
  const open = newTransactionId();
  const now = new Date();
  await office.db.insert(paymentTransactions).values({
    id: open,
    customerId,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
    purpose: 'admission',
    subjectId: id,
    order: anOrder({ purpose: 'admission', subjectId: id }),
    totalPaise: 118_000,
    status: 'authorized',
    mode: 'sandbox',
  });
  const its = eq(paymentTransactions.id, open);
  const reject = () => owner('PATCH', `/admissions/${id}`, { status: 'Rejected', note: 'Not ours' });
  expect(await reject()).toMatchObject({
    status: 409,
    body: { message: 'A payment for this is just being confirmed by the bank. Please wait a moment.' },
  });
  expect((await owner('GET', `/admissions/${id}`)).body).toMatchObject({ status: 'Pending', history: [] });
  await office.db.update(paymentTransactions).set({ status: 'pending' }).where(its);
  expect((await reject()).status).toBe(204);
  const [ended] = await office.db.select().from(paymentTransactions).where(its);
  expect(ended?.status).toBe('cancelled');
});

test('what was paid for an admission is shown to those only who may see payments', async () => {
  const { id, customerId } = await admit('Farid Khan');
  const now = new Date();
  await office.db.insert(paymentTransactions).values({
    id: 'txn_of_farid',
    customerId,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
    purpose: 'admission',
    subjectId: id,
    order: anOrder({ purpose: 'admission', subjectId: id }),
    totalPaise: 118_000,
    status: 'paid',
    mode: 'sandbox',
  });
  const seenBy = async (role: Role) => {
    const ask = await office.as(role);
    return (await ask('GET', `/admissions/${id}`)).body.payments;
  };
  const paid = [
    expect.objectContaining({ transactionId: 'txn_of_farid', status: 'Paid', amountPaise: 118_000 }),
  ];
  expect(await seenBy('accounts')).toEqual(paid);
  expect(await seenBy('sales')).toEqual([]);
});
