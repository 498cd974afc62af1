import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';

let site: Accounts;
beforeAll(async () => {
  site = await openAccounts();
});
afterAll(() => site.close());

type Wire = Record<string, string | number>;
type Said = { message: string; address: Wire; errors?: Record<string, string> };
const office = { location_user: 'Office', new_address: '12 Example Lane', city: 'Mumbai', pincode: '400067' };

test('the first address is the default, a later one when it says so or is made it; the default comes first', async () => {
  const asha = await site.customer('asha-address@example.com', 'Asha Sample');
  const first = await asha<Said>('POST', '/user-address', {
    ...office,
    user_id: asha.id,
    user_name: 'Asha Sample',
  });
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, message: 'Address added successfully' },
  });
  expect(first.body.address).toEqual({
    id: expect.any(String),
    ...office,
    defaultaddress: 1,
    user_id: asha.id,
    user_name: 'Asha Sample',
    state_code: '27',
  });
  await asha('POST', '/user-address', { ...office, location_user: 'Home', pincode: 110_001 });
  const third = await asha<Said>('POST', '/user-address', {
    ...office,
    location_user: 'Others',
    city: 'Puducherry',
    pincode: '605001',
    state_code: '34',
    defaultaddress: '1',
  });
  const list = async () => (await asha<Wire[]>('GET', `/user-address/${asha.code}`)).body;
  expect((await list()).map((row) => [row.location_user, row.defaultaddress, row.state_code])).toEqual([
    ['Others', 1, '34'],
    ['Office', 0, '27'],
    ['Home', 0, '07'],
  ]);
  const toDefault = `/user-address/${asha.id}/${first.body.address.id}/default`;
  expect(await asha('PUT', toDefault)).toMatchObject({ status: 200 });
  expect((await list()).map((row) => [row.location_user, row.defaultaddress])).toEqual([
    ['Office', 1],
    ['Home', 0],
    ['Others', 0],
  ]);
  await asha('PUT', `/user-address/${asha.id}/${third.body.address.id}/default`);
  // An address that is not there takes the default from none.
  const nowhere = '01975d3c-0000-7000-8000-000000000000';
  expect((await asha('PUT', `/user-address/${asha.id}/${nowhere}/default`)).status).toBe(404);
  expect((await list())[0]).toMatchObject({ location_user: 'Others', defaultaddress: 1 });
  expect((await asha('DELETE', `/user-address/${asha.id}/${third.body.address.id}`)).status).toBe(200);
  expect((await list()).map((row) => [row.location_user, row.defaultaddress])).toEqual([
    ['Office', 1],
    ['Home', 0],
  ]);
});

test('what is missing or wrong is said at its field, in the names of the call', async () => {
  const bina = await site.customer('bina-address@example.com');
  const wrong = await bina<Said>('POST', '/user-address', {
    location_user: 'Shop',
    new_address: ' ',
    city: '',
    pincode: '4000',
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      errors: {
        location_user: 'Choose Home, Office or Others',
        new_address: 'Address is required',
        city: 'City is required',
        pincode: 'PIN code must be 6 digits',
      },
    },
  });
  // Two states share this PIN code's beginning.
  const unclear = await bina<Said>('POST', '/user-address', { ...office, pincode: '160017' });
  expect(unclear).toMatchObject({ status: 422, body: { errors: { state_code: 'Choose a state' } } });
});

test("nobody sees, removes or makes a default of another's address", async () => {
  const chitra = await site.customer('chitra-address@example.com');
  const deepa = await site.customer('deepa-address@example.com');
  const { body } = await chitra<Said>('POST', '/user-address', office);
  expect((await deepa('GET', `/user-address/${chitra.id}`)).status).toBe(404);
  expect((await deepa('DELETE', `/user-address/${chitra.id}/${body.address.id}`)).status).toBe(404);
  expect((await deepa('DELETE', `/user-address/${deepa.id}/${body.address.id}`)).status).toBe(404);
  expect((await deepa('PUT', `/user-address/${deepa.id}/${body.address.id}/default`)).status).toBe(404);
  expect((await site.browser()('GET', `/user-address/${chitra.id}`)).status).toBe(401);
  expect((await site.browser()('POST', '/user-address', office)).status).toBe(401);
});

test('an address whose answer was lost is there once when it is sent again, twenty times at once too', async () => {
  const gita = await site.customer('gita-address@example.com');
  const add = (more = {}) => gita<Said>('POST', '/user-address', { ...office, ...more });
  const added = await Promise.all(Array.from({ length: 20 }, () => add()));
  expect(new Set(added.map(({ status, body }) => `${status} ${body.address.id}`)).size).toBe(1);
  const home = await add({ location_user: 'Home' });
  const again = await add({ location_user: 'Home', defaultaddress: 1 });
  expect(again.body.address).toEqual({ ...home.body.address, defaultaddress: 1 });
  const { body } = await gita<Wire[]>('GET', `/user-address/${gita.id}`);
  expect(body.map((row) => [row.location_user, row.defaultaddress])).toEqual([
    ['Home', 1],
    ['Office', 0],
  ]);
});

test('twenty addresses are enough, and two added at once leave one default', async () => {
  const esha = await site.customer('esha-address@example.com');
  const shop = (number: number) => ({ ...office, new_address: `${number} Example Lane` });
  await Promise.all([0, 1].map((n) => esha('POST', '/user-address', { ...shop(n), defaultaddress: 1 })));
  for (let n = 2; n < 20; n++) await esha('POST', '/user-address', shop(n));
  const { body } = await esha<Wire[]>('GET', `/user-address/${esha.id}`);
  expect(body).toHaveLength(20);
  expect(body.filter((row) => row.defaultaddress === 1)).toHaveLength(1);
  expect((await esha('POST', '/user-address', shop(20))).status).toBe(409);
  // Of which the last may have been answered to nobody.
  expect((await esha('POST', '/user-address', shop(19))).status).toBe(200);
});
