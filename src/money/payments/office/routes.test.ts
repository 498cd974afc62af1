import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '../table.server.ts';
import { anOrder } from '../test-payments.ts';

type Row = { id: string; customerName: string; status: string };
type History = Row & { history: { what: string; note: string | null }[] };
type List = { data: Row[]; nextCursor: string | null; total: number; totalIsCapped: boolean };

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
});
afterAll(() => accounts.close());

const list = async (query: string) => (await office<List>('GET', `/staff/payments?${query}`)).body;

/** Payments of customers of their own. @returns their ids, in the order of the names */
async function paid(
  names: string[],
  over: Partial<typeof paymentTransactions.$inferInsert> = {},
): Promise<string[]> {
  const people = names.map((fullName) => {
    const id = v7();
    return { id, fullName, email: `${id}@example.com` };
  });
  const now = Date.now();
  const rows = people.map((person, i) => ({
    id: `txn_${randomBytes(16).toString('hex')}`,
    customerId: person.id,
    createdAt: new Date(now - i),
    updatedAt: new Date(),
    expiresAt: new Date(),
    purpose: 'cart' as const,
    subjectId: 'cart',
    order: anOrder(),
    totalPaise: 118_000,
    mode: 'sandbox' as const,
    ...over,
  }));
  await accounts.db.insert(customers).values(people);
  await accounts.db.insert(paymentTransactions).values(rows);
  return rows.map(({ id }) => id);
}

test('payments are found by the beginnings of words about the customer, and by the ids of ours and the gateway', async () => {
  const [asha, ravi] = await paid(['Asha Pillai', 'Ravi Pillai']);
  await paid(['Somebody Else'], {
    gatewayOrderId: 'order_00000000000001',
    paidPaymentId: 'pay_00000000000001',
  });
  expect((await list('q=pill')).data.map(({ id }) => id)).toEqual([asha, ravi]);
  expect((await list('q=PILLAI+rav')).data).toMatchObject([{ id: ravi, customerName: 'Ravi Pillai' }]);
  expect(await list('q=illai')).toMatchObject({ data: [], total: 0, totalIsCapped: false });
  expect((await list(`q=${asha}`)).data).toMatchObject([{ id: asha }]);
  const [{ number }] = (await list(`q=${ravi}`)).data as unknown as [{ number: number }];
  expect((await list(`q=nir-${1_000 + number}`)).data).toMatchObject([{ id: ravi }]);
  for (const id of ['order_00000000000001', 'pay_00000000000001'])
    expect((await list(`q=${id}`)).data).toMatchObject([{ customerName: 'Somebody Else' }]);
});

test('who pays without an account is found by their own words, and only such payments', async () => {
  const order = anOrder();
  const buyer = { ...order.buyer, name: 'Farida Lokhandwala', email: 'farida@example.com' };
  const [unnamed] = await paid(['Nobody Asked'], { customerId: null, order: { ...order, buyer } });
  await paid(['Her Account'], { order: { ...order, buyer } });
  for (const q of ['lokhand', 'farida@example.com', 'FARIDA'])
    expect((await list(`q=${q}`)).data).toMatchObject([{ id: unnamed, customerName: 'Farida Lokhandwala' }]);
});

test('a mark goes once somebody says what they found; not where money is to go back, nor where it says something new', async () => {
  const reviewReason = 'A refund of ₹500 failed: Account closed';
  const [marked = '', misfit = ''] = [
    ...(await paid(['Marked'], { status: 'paid', reviewReason })),
    ...(await paid(['Misfit'], { status: 'review', reviewReason })),
  ];
  const [late] = await paid(['Came Late'], { status: 'refund_due' });
  const toLookAt = async () => (await list('attention=true')).data.map(({ id }) => id).toSorted();
  expect(await toLookAt()).toEqual([marked, misfit, late].toSorted());
  const end = (id: string, body: object) =>
    office<History>('POST', `/staff/payments/${id}/end-review`, {
      reviewReason,
      note: 'Paid by bank',
      ...body,
    });
  expect((await end(marked, { note: ' ' })).status).toBe(422);
  expect((await end(marked, { reviewReason: 'More was paid' })).status).toBe(409);
  expect((await end(misfit, {})).status).toBe(409);
  expect(await toLookAt()).toHaveLength(3);
  const { body } = await end(marked, {});
  expect(body).toMatchObject({ reviewReason: null, status: 'paid' });
  expect(body.history).toMatchObject([{ what: 'review-ended', trigger: 'staff', note: 'Paid by bank' }]);
  expect(await toLookAt()).toEqual([misfit, late].toSorted());
  expect((await end(marked, {})).status).toBe(409);
});

test('of a name that very many share the latest payments are shown, and counting stops at a thousand', async () => {
  const ids = await paid(Array.from({ length: 1_002 }, (_, i) => `Common Name ${i}`));
  const others = Array.from({ length: 2_000 }, (_, i) => `Common Name, who never paid ${i}`);
  await accounts.db
    .insert(customers)
    .values(others.map((fullName, i) => ({ id: v7(), fullName, email: `other${i}@example.com` })));
  const [unnamed] = await paid(['Nobody'], {
    customerId: null,
    createdAt: new Date(Date.now() + 60_000),
    order: { ...anOrder(), buyer: { ...anOrder().buyer, name: 'Common Name' } },
  });
  ids.unshift(unnamed ?? '');
  const found = await list('q=common+name&perPage=2');
  expect(found).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(found.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const next = await list(`q=common+name&perPage=2&cursor=${found.nextCursor}`);
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect((await list('q=common+name&perPage=2&offset=1001')).nextCursor).toBeNull();
  expect((await list('q=common+name&status=paid')).total).toBe(0);
});
