import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { posts } from '#content/blog/table.server.ts';
import { comments } from '#content/comments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { galleries } from '#content/galleries/table.server.ts';
import { supplierBills } from '#money/invoices/supplier-bills/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotationResponses } from '#sales/quotations/answers/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { seed } from '#sample/seed.ts';
import { createCustomer } from '#people/sign-in/sign-up.ts';
import { readEnv } from '#server/env.server.ts';
import { addDemo, firstPeople } from '#server/first-people.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

type Steps = { steps: { key: string; state: string }[]; finished: boolean };
type Demo = { on: boolean; counts: { name: string; removable: number; inUse: string[] }[] };
type Removed = Demo & { removed: { name: string; rows: number }[] };
const countOf = ({ counts }: Demo, name: string) => counts.find((group) => group.name === name);

test('steps are done, skipped and opened again one by one, and finished when none is open', async () => {
  const first = (await owner<Steps>('GET', '/first-steps')).body;
  expect(first.steps.map(({ key, state }) => `${key} ${state}`)).toEqual([
    'company open',
    'gst open',
    'hours open',
    'mail open',
    'payments open',
    'demo open',
  ]);
  await Promise.all(
    ['company', 'gst', 'hours', 'mail', 'payments'].map((step) =>
      owner('PATCH', '/first-steps', { step, state: step === 'gst' ? 'skipped' : 'done' }),
    ),
  );
  const later = (await owner<Steps>('GET', '/first-steps')).body;
  expect(later).toMatchObject({ finished: false });
  expect(later.steps.filter(({ state }) => state === 'open')).toEqual([{ key: 'demo', state: 'open' }]);
  expect((await owner<Steps>('PATCH', '/first-steps', { step: 'demo', state: 'done' })).body.finished).toBe(
    true,
  );
  expect((await owner<Steps>('PATCH', '/first-steps', { step: 'gst', state: 'open' })).body.finished).toBe(
    false,
  );
  expect((await owner('PATCH', '/first-steps', { step: 'party', state: 'done' })).status).toBe(422);
});

test('the demo goes as a whole but for what staff changed or readers used, stays away, and comes back', async () => {
  const before = (await owner<Demo>('GET', '/demo-content')).body;
  expect(before.on).toBe(true);
  expect(countOf(before, 'Blog posts')).toEqual({ name: 'Blog posts', removable: 12, inUse: [] });
  const [kept] = await office.db.select().from(benefits).limit(1);
  const { title, description, icon, originalPaise, pricePaise, status, additional, need, inOffer } =
    kept ?? fail();
  const prices = { originalPaise, pricePaise };
  const own = { title: `${title}, ours`, description, icon, ...prices, status, additional, need, inOffer };
  expect((await owner('PUT', `/benefits/${kept?.id}`, own)).status).toBeLessThan(300);
  const [liked] = await office.db.select().from(posts).limit(1);
  await office.db.insert(comments).values({
    id: v7(),
    postId: liked?.id ?? '',
    author: 'A reader',
    content: 'Good to know',
    status: 'approved',
    ip: '',
    userAgent: 'a browser',
  });
  const mine = { id: v7(), title: 'Our own', description: '', status: 'Published' as const, position: 99 };
  await office.db.insert(galleries).values(mine);

  const after = (await owner<Removed>('DELETE', '/demo-content')).body;
  expect(after).toMatchObject({ on: false });
  expect(after.counts.every(({ removable }) => removable === 0)).toBe(true);
  expect(countOf(after, 'Blog posts')).toMatchObject({ inUse: [liked?.title] });
  expect(after.removed).toContainEqual({ name: 'Blog posts', rows: 11 });
  expect((await office.db.select().from(posts)).map(({ id }) => id)).toEqual([liked?.id]);
  expect((await office.db.select().from(galleries)).map(({ title: name }) => name)).toEqual(['Our own']);
  expect((await office.db.select().from(benefits)).map(({ id }) => id)).toEqual([kept?.id]);

  // The next start leaves it away.
  await office.db.delete(benefits).where(eq(benefits.id, kept?.id ?? ''));
  await seed(office.db);
  expect(await office.db.$count(benefits)).toBe(0);

  const back = await owner<Demo>('POST', '/demo-content');
  expect(back).toMatchObject({ status: 200, body: { on: true } });
  expect(await office.db.$count(benefits)).toBeGreaterThan(3);
  // Where something is left or is one's own, nothing is put beside it.
  expect(await office.db.$count(posts)).toBe(1);
  expect(await office.db.$count(galleries)).toBe(1);
  const again = (await owner<Demo>('POST', '/demo-content')).body;
  expect(again.counts).toEqual(back.body.counts);
});

test('sample customers and what was offered to them go with the demo, and no start makes them again', async () => {
  const { db, ctx } = office;
  const demo = readEnv({ OWNER_EMAIL: 'owner@agency.example.in' });
  const emails = async () => (await db.select().from(customers)).map(({ email }) => email).toSorted();
  await firstPeople(demo, ctx);
  const ravi = await createCustomer(ctx, {
    email: 'ravi@shop.example.in',
    passwordHash: null,
    source: 'demo',
  });
  const [meera] = await db.select().from(customers).where(eq(customers.email, 'meera@example.com'));
  // What somebody has ordered is no demo.
  const offer = eq(quotations.title, 'An online shop for spices');
  await db.update(quotations).set({ isSample: false }).where(offer);
  await db.insert(paymentTransactions).values({
    id: 'txn_kept',
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    customerId: meera?.id ?? '',
    purpose: 'cart',
    subjectId: 'cart',
    order: {} as never,
    totalPaise: 100_000,
    mode: 'sandbox',
    expiresAt: ctx.now(),
  });

  const [bill] = await db.select().from(supplierBills);
  const fileOfBill = () => ctx.files.get(bill?.storedName ?? '');
  expect(await fileOfBill()).not.toBeNull();

  const { body } = await owner<Removed>('DELETE', '/demo-content');
  expect(await fileOfBill()).toBeNull();
  expect(body.removed).toEqual(
    expect.arrayContaining([
      { name: 'Quotations', rows: 3 },
      { name: 'Quotation templates', rows: 2 },
      { name: 'Drafts of invoices', rows: 2 },
      { name: 'Buyers', rows: 2 },
      { name: 'Customers', rows: 1 },
    ]),
  );
  expect(countOf(body, 'Customers')).toEqual({ name: 'Customers', removable: 0, inUse: ['Meera Joshi'] });
  expect(await emails()).toEqual(['meera@example.com', 'ravi@shop.example.in']);
  expect(await db.select().from(quotations).where(offer)).toHaveLength(1);
  expect(await db.$count(quotations)).toBe(1);
  // The counter-offer that waited for an answer.
  expect(await db.$count(quotationResponses)).toBe(0);
  // Whoever stays cannot be signed in with the password of the README any more.
  expect(
    await db
      .select()
      .from(customers)
      .where(eq(customers.id, meera?.id ?? '')),
  ).toMatchObject([{ passwordHash: null }]);

  await firstPeople(demo, ctx);
  await db.delete(paymentTransactions);
  await db.delete(customers).where(eq(customers.id, ravi?.id ?? ''));
  await owner('DELETE', '/demo-content');
  await firstPeople(demo, ctx);
  expect([await emails(), await db.$count(quotations)]).toEqual([[], 1]);
  await owner('POST', '/demo-content');
  expect([await emails(), await db.$count(quotations)]).toEqual([
    ['arjun@example.com', 'meera@example.com'],
    5,
  ]);
  await owner('DELETE', '/demo-content');
  await addDemo({ APP_MODE: 'live' })(ctx);
  expect(await emails()).toEqual([]);
});

const fail = (): never => {
  throw new Error('There is no benefit');
};
