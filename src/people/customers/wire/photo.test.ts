import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { media } from '#agency/media/table.server.ts';
import { customers } from '../table.server.ts';
import { form, openAccounts, type Accounts, type Customer } from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
let mine: Customer;
beforeAll(async () => {
  accounts = await openAccounts();
  mine = await accounts.customer('mine@example.com', 'Ravi Kale');
});
afterAll(() => accounts.close());

const photo = async (name = 'me.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
    { type: 'image/png' },
  );

test('a photo is taken by its content, encoded anew and no part of the library; anything else is refused', async () => {
  const path = `/user-register/change/${mine.id}`;
  const saved = await mine<{ user: { profilePic: string } }>(
    'PUT',
    path,
    form({ profilePic: await photo() }),
  );
  const { profilePic } = saved.body.user;
  expect(profilePic).toMatch(/^\/media\/[a-z0-9]{26}-320\.webp$/);
  const shown = await accounts.get(profilePic);
  expect(shown.headers.get('Content-Type')).toBe('image/webp');
  const [stored] = await accounts.db.select().from(media).where(eq(media.personal, true));
  expect(stored?.widths).toEqual([320, 640]);

  const again = await mine<{ user: { profilePic: string } }>(
    'PUT',
    path,
    form({ profilePic: await photo() }),
  );
  expect(again.body.user.profilePic).not.toBe(profilePic);
  expect((await accounts.get(profilePic)).status).toBe(404);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const half = (await (await photo()).arrayBuffer()).slice(0, 300);
  for (const file of [
    new File([svg], 'me.png', { type: 'image/png' }),
    new File(['<html><script>alert(1)</script>'], 'me.jpg', { type: 'image/jpeg' }),
    new File(['GIF89a<script>alert(1)</script>'], 'me.gif', { type: 'image/gif' }),
    new File([half], 'me.png', { type: 'image/png' }),
  ])
    expect(await mine('PUT', path, form({ profilePic: file }))).toMatchObject({
      status: 422,
      body: { errors: { profilePic: expect.any(String) } },
    });
  // Few bytes that would be 121 megapixels: refused before they are unpacked.
  const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  const blown = form({ profilePic: new File([new Uint8Array(bomb)], 'me.png', { type: 'image/png' }) });
  expect((await mine('PUT', path, blown)).body.errors).toHaveProperty('profilePic');
  // Where it was taken, and what hides behind its end, is not kept.
  const told = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3a3' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .jpeg()
    .toBuffer();
  const tail = Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]);
  expect(tail.includes('secret-place')).toBe(true);
  const clean = await mine<{ user: { profilePic: string } }>(
    'PUT',
    path,
    form({ profilePic: new File([new Uint8Array(tail)], 'me.jpg', { type: 'image/jpeg' }) }),
  );
  const bytes = Buffer.from(await (await accounts.get(clean.body.user.profilePic)).arrayBuffer());
  for (const trace of ['secret-place', 'alert', 'Exif'])
    expect([trace, bytes.includes(trace)]).toEqual([trace, false]);
  const huge = await accounts.send('PUT', path, 'x'.repeat(6 * 1024 * 1024 + 1), {
    'Content-Type': 'multipart/form-data; boundary=x',
    Cookie: `sid=${mine.jar.get('sid')}`,
  });
  expect(huge.status).toBe(413);
  // The form sends the present photo's address, or an empty file, where none was chosen.
  const kept = await mine('PUT', path, form({ full_name: 'Ravi', profilePic: clean.body.user.profilePic }));
  expect(kept.body).toMatchObject({ user: { profilePic: clean.body.user.profilePic } });
  expect((await mine('PUT', path, form({ profilePic: new File([], '') }))).status).toBe(200);
});

test('of an account that is erased while something comes for it, nothing of that is kept', async () => {
  const going = await accounts.customer('going@example.com', 'Going Gone');
  const path = `/user-register/change/${going.id}`;
  const home = { location_user: 'Home', new_address: '4 Link Road', city: 'Pune', pincode: '411001' };
  await going('GET', '/account/company');
  const photos = await accounts.db.$count(media);
  await accounts.db.update(customers).set({ closedAt: new Date() }).where(eq(customers.id, going.id));
  // Who was let in before that is remembered for a moment.
  expect((await going('PUT', path, form({ full_name: 'Still Here' }))).status).toBe(401);
  expect((await going('POST', '/user-address', home)).status).toBe(401);
  expect((await going('PUT', path, form({ profilePic: await photo() }))).status).toBe(401);
  expect(await accounts.rowOf(going.id)).toMatchObject({ fullName: 'Going Gone', pictureId: null });
  expect(await accounts.db.$count(media)).toBe(photos);
});
