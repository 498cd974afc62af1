import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '../table.server.ts';
import { anOrder } from '../test-payments.ts';

type Row = { id: string; customerName: string; status: string };
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

test('of a name that very many share the latest payments are shown, and counting stops at a thousand', async () => {
  const ids = await paid(Array.from({ length: 1_002 }, (_, i) => `Common Name ${i}`));
  const found = await list('q=common+name&perPage=2');
  expect(found).toMatchObject({ total: 1_000, totalIsCapped: true });
  expect(found.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const next = await list(`q=common+name&perPage=2&cursor=${found.nextCursor}`);
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect((await list('q=common+name&perPage=2&offset=1000')).nextCursor).toBeNull();
  expect((await list('q=common+name&status=paid')).total).toBe(0);
  expect((await list('attention=true')).data).toEqual([]);
});
