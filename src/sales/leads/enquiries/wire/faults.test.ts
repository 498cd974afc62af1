import { afterAll, beforeAll, expect, test } from 'vitest';
import { unseenForms } from '../../lead.ts';
import { errorsOf, onServicePage, openEnquiries, type Enquiries } from './test-enquiries.ts';

let app: Enquiries;
beforeAll(async () => {
  app = await openEnquiries();
});
afterAll(() => app.close());

test('numbers lose the country code and leading zeros before they are cut, in whichever digits they are written', async () => {
  for (const [typed, kept] of [
    ['09000055551', '9000055551'],
    ['+91 90000 55552', '9000055552'],
    ['0091-9000055553', '9000055553'],
    ['+९१ ९०००० ५५५५४', '9000055554'],
    ['０９００００５５５５５', '9000055555'],
  ]) {
    const lead = await app.leadOf(await app.post('/inquiry', { ...onServicePage, mobile: typed }));
    expect([typed, lead.phone, lead.phoneComplete]).toEqual([typed, kept, true]);
  }
});

test('what is missing is named under the keys that the caller used', async () => {
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, name: ' ', age: '', mobile: '12' })),
  ).toEqual({
    name: 'Please enter your name',
    age: 'Please enter your e-mail address',
    mobile: 'Phone number must be 10 digits long',
  });
  expect(
    await errorsOf(
      await app.post('/inquiry', {
        parent_name: 'Contact Inquiry',
        name: 'A',
        mobile: '9000012345',
        email: 'no',
      }),
    ),
  ).toEqual({ email: 'Please enter a valid e-mail address' });
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, isHuman: false, terms: false })),
  ).toEqual({
    isHuman: "Please confirm you're human",
    terms: 'You must agree to the terms',
  });
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, name: 'x'.repeat(121) })),
  ).toHaveProperty('name');
});

test('nobody is turned away for a long address of the page, or for a clock that was set back while they wrote', async () => {
  const page = `http://localhost:3000/google-ads?utm_campaign=${encodeURIComponent('दिवाली ऑफर').repeat(9)}`;
  const lead = await app.leadOf(
    await app.post('/inquiry', { ...onServicePage, mobile: '9000077771', skates_category: page, elapsedMs: -60_000 }), // prettier-ignore
  );
  expect(lead).toMatchObject({ status: 'new', pageUrl: page.slice(0, 500) });
});

test('nobody outside says that staff wrote it down, or that it came from elsewhere', async () => {
  for (const form of unseenForms)
    expect(await errorsOf(await app.post('/inquiry', { ...onServicePage, form })), form).toHaveProperty(
      'form',
    );
});

test('a robot is filed as suspected, never refused, and nobody is mailed for it', async () => {
  const trapped = await app.leadOf(
    await app.post('/inquiry', { ...onServicePage, mobile: '9000088881', website: 'spam' }),
  );
  expect(trapped).toMatchObject({
    status: 'suspected',
    suspectedBecause: ['filled a field that people do not see'],
  });
  const hasty = await app.leadOf(
    await app.post('/inquiry', { ...onServicePage, mobile: '9000088882', elapsedMs: 300 }),
  );
  expect(hasty.suspectedBecause).toEqual(['sent within two seconds']);
});
