import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';

let site: Accounts;
beforeAll(async () => {
  site = await openAccounts();
});
afterAll(() => site.close());

type Wire = Record<string, string | number | boolean | null>;
type Said = { message: string; item?: Wire; errors?: Record<string, string> };
const onOffer = async () => (await (await site.get('/benefit/getall/details')).json()) as Wire[];
const cartOf = async (who: Awaited<ReturnType<Accounts['customer']>>) =>
  (await who<Wire[]>('GET', `/cart/getcartadded/${who.id}`)).body;

test('GET /benefit/getall/details answers with the active benefits of both kinds in their order', async () => {
  const list = await onOffer();
  expect(list).toHaveLength(12);
  expect(list[0]).toEqual({
    id: expect.any(String),
    title: 'Online ordering',
    description: expect.any(String),
    icon: '/icons/counter.svg',
    price: 299,
    sale_price: 199,
    status: 'Active',
    additional: 0,
    position: 1,
  });
  expect(new Set(list.map((benefit) => benefit.additional))).toEqual(new Set([0, 1]));
  expect(list.map((benefit) => benefit.position)).toEqual(list.map((_, i) => i + 1));
  expect(list.map((benefit) => benefit.title)).not.toContain('Android app');
});

test('a browser on a Hindi page reads the benefits in Hindi, whatever else of them stays', async () => {
  const [english] = await onOffer();
  const answer = await site.get('/benefit/getall/details', { 'Accept-Language': 'hi-IN' });
  const [hindi] = (await answer.json()) as Wire[];
  expect(hindi).toEqual({
    ...english,
    title: 'ऑनलाइन ऑर्डर',
    description: expect.stringContaining('कार्ट'),
  });
});

test('a cart item carries the words and price of its benefit, whatever the browser sends', async () => {
  const asha = await site.customer('asha-cart@example.com', 'Asha Sample');
  const [benefit] = await onOffer();
  const added = await asha<Said>('POST', '/cart', {
    item_id: benefit?.id,
    product_title: 'Free',
    product_price: 1,
    product_ogprice: 0,
    product_quantity: 99,
    user_id: '00000000-0000-7000-8000-000000000000',
    user_name: 'Somebody',
  });
  expect(added.status).toBe(200);
  expect(added.body.message).toBe('Online ordering added to cart!');
  expect(await cartOf(asha)).toEqual([
    {
      id: added.body.item?.id,
      item_id: benefit?.id,
      product_title: 'Online ordering',
      product_description: benefit?.description,
      product_icon: '/icons/counter.svg',
      product_ogprice: 299,
      product_price: 199,
      product_quantity: 1,
      user_id: asha.id,
      user_name: 'Asha Sample',
      available: true,
      former_price: null,
    },
  ]);
  const again = await asha<Said>('POST', '/cart', { item_id: benefit?.id });
  expect(again).toMatchObject({ status: 409, body: { message: 'Already in cart' } });
});

test('the same benefit added by twenty clicks is in the cart once', async () => {
  const bina = await site.customer('bina-cart@example.com');
  const [, benefit] = await onOffer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => bina<Said>('POST', '/cart', { item_id: benefit?.id })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await cartOf(bina)).toHaveLength(1);
});

test('a price that changed since is the new one, with what it was; what is no longer on offer says so', async () => {
  const chitra = await site.customer('chitra-cart@example.com');
  const list = await onOffer();
  const [dearer, gone] = [list[2], list[3]];
  for (const benefit of [dearer, gone]) await chitra('POST', '/cart', { item_id: benefit?.id });
  await site.db
    .update(benefits)
    .set({ pricePaise: 20_000 })
    .where(eq(benefits.id, String(dearer?.id)));
  await site.db
    .update(benefits)
    .set({ status: 'Inactive' })
    .where(eq(benefits.id, String(gone?.id)));
  expect(await cartOf(chitra)).toEqual([
    expect.objectContaining({ product_price: 200, former_price: 149, available: true }),
    expect.objectContaining({ item_id: gone?.id, available: false }),
  ]);
  const refused = await chitra<Said>('POST', '/cart', { item_id: gone?.id });
  expect(refused).toMatchObject({ status: 404, body: { message: 'This benefit was not found.' } });
});

test('removing takes one thing out; emptying twice is the same as once', async () => {
  const deepa = await site.customer('deepa-cart@example.com');
  const list = await onOffer();
  for (const benefit of list.slice(4, 7)) await deepa('POST', '/cart', { item_id: benefit.id });
  const [first] = await cartOf(deepa);
  const path = `/cart/delete/${deepa.code}/${first?.id}`;
  expect(await deepa<Said>('DELETE', path)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Item removed' },
  });
  expect((await deepa('DELETE', path)).status).toBe(404);
  expect((await cartOf(deepa)).map((item) => item.item_id)).toEqual([list[5]?.id, list[6]?.id]);
  for (let i = 0; i < 2; i++) expect((await deepa('DELETE', `/cart/deleteall/${deepa.id}`)).status).toBe(200);
  expect(await cartOf(deepa)).toEqual([]);
});

test("nobody reads, empties or takes from another's cart, and nobody at all without a session", async () => {
  const esha = await site.customer('esha-cart@example.com');
  const farah = await site.customer('farah-cart@example.com');
  const [benefit] = await onOffer();
  await esha('POST', '/cart', { item_id: benefit?.id });
  const [hers] = await cartOf(esha);
  const tries: [string, string][] = [
    ['GET', `/cart/getcartadded/${esha.id}`],
    ['GET', `/cart/getcartadded/${esha.code}`],
    ['DELETE', `/cart/delete/${esha.id}/${hers?.id}`],
    ['DELETE', `/cart/delete/${farah.id}/${hers?.id}`],
    ['DELETE', `/cart/deleteall/${esha.id}`],
  ];
  for (const [method, path] of tries) expect((await farah(method, path)).status, path).toBe(404);
  const visitor = site.browser();
  for (const [method, path] of tries) expect((await visitor(method, path)).status, path).toBe(401);
  expect((await visitor('POST', '/cart', { item_id: benefit?.id })).status).toBe(401);
  expect(await cartOf(esha)).toHaveLength(1);
});

test('GET /gst answers with the rates, the one that is charged first', async () => {
  const answer = await site.get('/gst');
  expect(await answer.json()).toEqual({
    data: [{ id: expect.any(String), name: 'GST on services', price: 18 }],
  });
});
