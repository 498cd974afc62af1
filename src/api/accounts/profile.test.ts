import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#db/schema/bookings.server.ts';
import { customerConsents, customers } from '#db/schema/customers.server.ts';
import { helpMessages, helpRequests } from '#db/schema/help.server.ts';
import { consents, leads } from '#db/schema/leads.server.ts';
import { media } from '#db/schema/media.server.ts';
import { isGstin } from '#domain/gst/gstin.ts';
import { isCommonPassword } from '#domain/customers/common-passwords.ts';
import { aLead } from '#api/staff/test-office.ts';
import { openAccounts, type Accounts } from './test-customers.ts';

let accounts: Accounts;
let mine: Awaited<ReturnType<Accounts['customer']>>;
let other: Awaited<ReturnType<Accounts['customer']>>;
beforeAll(async () => {
  accounts = await openAccounts();
  mine = await accounts.customer('mine@example.com', 'Ravi Kale');
  other = await accounts.customer('other@example.com', 'Somebody Else');
});
afterAll(() => accounts.close());

const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
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
let seat = 0;
const aBooking = (lead: ReturnType<typeof aLead>, clientAddress: string): typeof bookings.$inferInsert => ({
  id: v7(),
  leadId: lead.id,
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  startsAt: new Date('2026-12-01T06:00:00Z'),
  endsAt: new Date('2026-12-01T06:30:00Z'),
  busyUntil: new Date('2026-12-01T06:30:00Z'),
  seat: seat++,
  meetingType: 'meet',
  place: 'client',
  clientAddress,
  origin: 'Website',
  bodyHash: v7(),
});
const rowOf = async (id: string) =>
  (await accounts.db.select().from(customers).where(eq(customers.id, id)))[0];

test('the record has exactly its eight keys, under the id and under the public number', async () => {
  const byId = await mine('GET', `/user-register/single/${mine.id}`);
  expect(byId).toMatchObject({
    status: 200,
    body: { id: mine.id, emplyee_ID: mine.code, full_name: 'Ravi Kale' },
  });
  expect(Object.keys(byId.body).toSorted()).toEqual([
    'email',
    'emplyee_ID',
    'full_name',
    'gst',
    'id',
    'mobile',
    'phone',
    'profilePic',
  ]);
  expect(byId.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await mine('GET', `/user-register/single/${mine.code}`)).body).toEqual(byId.body);
});

test("without a session 401; for another's id the same 404 as for one that nobody has, and nothing changes", async () => {
  const before = await rowOf(other.id);
  const calls = (id: string) =>
    [
      ['GET', `/user-register/single/${id}`, undefined],
      ['PUT', `/user-register/change/${id}`, form({ full_name: 'Stolen', email: 'stolen@example.com' })],
      [
        'PUT',
        `/user-register/api/google-update/${id}`,
        { email: 'x@example.com', phone: '9000000099', gst: '' },
      ],
    ] as const;
  for (const [index, [method, path, body]] of calls(other.id).entries()) {
    const nobody = calls('01975d3c-0000-7000-8000-000000000000')[index];
    const [foreign, unknown, anonymous] = [
      await mine(method, path, body),
      await mine(method, nobody?.[1] ?? '', body),
      await accounts.browser()(method, path, body),
    ];
    expect({ path, ...foreign }).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(unknown.body).toEqual(foreign.body);
    expect([path, anonymous.status]).toEqual([path, 401]);
  }
  expect((await mine('GET', `/user-register/single/${other.code}`)).status).toBe(404);
  expect(await rowOf(other.id)).toEqual(before);
  for (const [method, path] of [
    ['GET', '/account/sessions'],
    ['DELETE', `/account/sessions/${mine.id}`],
    ['POST', '/account/sessions/end'],
    ['POST', '/account/email'],
    ['GET', '/account/consents'],
    ['POST', '/account/consents'],
    ['GET', '/account/export'],
    ['POST', '/account/deletion'],
    ['DELETE', '/account/deletion'],
    ['POST', '/help'],
  ] as const) {
    const answer = await accounts.browser()(method, path, method === 'POST' ? {} : undefined);
    expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'no_session']);
  }
});

test('name and number change at once; keys of authority in the body change nothing', async () => {
  const path = `/user-register/change/${mine.id}`;
  const before = await rowOf(mine.id);
  const saved = await mine(
    'PUT',
    path,
    form({
      full_name: ' Ravi M Kale ',
      mobile: '+91 90000-12345',
      id: other.id,
      emplyee_ID: 'CUS-000001',
      code: 'CUS-000001',
      blockedAt: '2020-01-01',
      passwordHash: 'x',
      role: 'owner',
    }),
  );
  expect(saved).toMatchObject({
    status: 200,
    body: {
      success: true,
      pendingEmail: null,
      user: { full_name: 'Ravi M Kale', mobile: '9000012345', phone: '9000012345' },
    },
  });
  const { fullName: _name, phone: _phone, search: _search, ...rest } = (await rowOf(mine.id)) ?? {};
  expect(before).toMatchObject(rest);
  for (const [fields, errors] of [
    [{ full_name: ' ' }, { full_name: 'Name is required' }],
    [{ full_name: 'x'.repeat(121) }, { full_name: 'Use at most 120 characters' }],
    [{ mobile: '12345' }, { mobile: 'Phone number must be 10 digits long' }],
    [{ email: 'nonsense' }, { email: 'Invalid email format, must contain "@" and a domain' }],
  ] as const)
    expect(await mine('PUT', path, form(fields))).toMatchObject({ status: 422, body: { errors } });
  expect(await mine('PUT', path, form({ mobile: '' }))).toMatchObject({ body: { user: { mobile: '' } } });
});

test('a new address waits for its code; the old one is told; a taken one is not betrayed', async () => {
  const path = `/user-register/change/${mine.id}`;
  const asked = await mine('PUT', path, form({ full_name: 'Ravi', email: 'Mine.New@example.com' }));
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message: 'OTP sent to your email.',
      pendingEmail: 'mine.new@example.com',
      user: { email: mine.email },
    },
  });
  const confirm = (visit: typeof mine, email: string, otp: string) =>
    visit('POST', '/account/email', { email, otp });
  const code = await accounts.codeFor('mine.new@example.com');
  // Another account cannot use the code, nor this one another address.
  expect((await confirm(other, 'mine.new@example.com', code)).status).toBe(400);
  expect((await confirm(mine, 'elsewhere@example.com', code)).status).toBe(400);
  expect(await confirm(mine, 'mine.new@example.com', code)).toMatchObject({
    status: 200,
    body: { user: { email: 'mine.new@example.com', emplyee_ID: mine.code } },
  });
  expect((await accounts.mailsTo(mine.email)).map(({ subject }) => subject)).toContain(
    'Your e-mail address was changed',
  );

  const taken = await mine('PUT', path, form({ email: other.email }));
  expect(taken).toMatchObject({ status: 200, body: { pendingEmail: other.email } });
  const stolen = await accounts.codeFor(other.email);
  expect((await confirm(mine, other.email, stolen)).status).toBe(400);
  expect((await accounts.mailsTo(other.email)).map(({ text }) => text).join()).not.toContain(stolen);
  expect((await rowOf(other.id))?.email).toBe(other.email);
});

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

test('google-update takes phone and GST number, never the address', async () => {
  const path = `/user-register/api/google-update/${mine.id}`;
  const saved = await mine('PUT', path, {
    email: 'taken@example.com',
    phone: '09000012345',
    gst: '27aapfu0939f1zv',
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { user: { phone: '9000012345', gst: '27AAPFU0939F1ZV', email: 'mine.new@example.com' } },
  });
  for (const [body, errors] of [
    [{ phone: '1', gst: '' }, { phone: 'Phone number must be 10 digits long' }],
    [{ phone: '9000012345', gst: '27AAPFU0939F1ZX' }, { gst: 'This is not a valid GST number' }],
    [{ gst: '' }, { phone: expect.any(String) }],
    [{ phone: 9000012345 }, { phone: expect.any(String) }],
  ] as const)
    expect(await mine('PUT', path, body)).toMatchObject({ status: 422, body: { errors } });
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAPFU0939F1Z5', 'x', ''].map(isGstin)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('help: whose it is the session says; 500 characters as people count them; the staff are told', async () => {
  const remark = `${'🙂'.repeat(499)}!`;
  const asked = await mine<{ id: string }>('POST', '/help', {
    name: 'Ravi\r\nBcc: all@example.com',
    student_id: other.code,
    remark,
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { success: true, message: 'Our team will contact you soon.' },
  });
  const [request] = await accounts.db.select().from(helpRequests).where(eq(helpRequests.id, asked.body.id));
  expect(request).toMatchObject({ customerId: mine.id, status: 'open' });
  const [message] = await accounts.db
    .select()
    .from(helpMessages)
    .where(eq(helpMessages.requestId, asked.body.id));
  expect(message).toMatchObject({ text: remark, staffName: null });
  const notice = (await accounts.mailsTo('owner@example.com')).at(-1);
  expect(notice).toMatchObject({ subject: `Help request from ${mine.code}`, recipient: 'owner@example.com' });

  for (const wrong of ['', ' ', 'x'.repeat(501), '🙂'.repeat(501)])
    expect(await mine('POST', '/help', { name: 'Ravi', student_id: mine.code, remark: wrong })).toMatchObject(
      {
        status: 422,
        body: { errors: { remark: expect.any(String) } },
      },
    );
  const strict = await openAccounts({ RATE_LIMITS: 'on' });
  const often = await strict.customer('often@example.com');
  const statuses = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await often('POST', '/help', { name: '', student_id: '', remark: 'Help' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.close();
});

test('consents are a ledger; the export holds everything of mine and nothing of others', async () => {
  const lead = aLead({ email: 'Mine.New@example.com', message: 'My own enquiry' });
  const foreign = aLead({ email: other.email, message: "Somebody else's enquiry" });
  await accounts.db.insert(leads).values([lead, foreign]);
  await accounts.db.insert(consents).values([
    { id: v7(), leadId: lead.id, purpose: 'terms', textVersion: '2026-11' },
    { id: v7(), leadId: foreign.id, purpose: 'offers', textVersion: '2026-11' },
  ]);
  await accounts.db
    .insert(bookings)
    .values([
      aBooking(lead, 'My own street 1'),
      { ...aBooking(foreign, "Somebody else's street"), phone: '9000000077' },
    ]);
  await accounts.post('/api/newsletter', { email: 'mine.new@example.com' });
  await accounts.post('/api/newsletter', { email: other.email });
  await accounts.mailsTo('mine.new@example.com');
  expect((await mine('POST', '/account/consents', { purpose: 'offers', given: true })).status).toBe(204);
  expect((await mine('POST', '/account/consents', { purpose: 'offers', given: false })).status).toBe(204);
  for (const wrong of [
    { purpose: 'account', given: false },
    { purpose: 'offers' },
    { purpose: 'x', given: true },
  ])
    expect((await mine('POST', '/account/consents', wrong)).status).toBe(422);
  const ledger = await mine<{ consents: object[] }>('GET', '/account/consents');
  expect(ledger.body.consents).toMatchObject([
    { purpose: 'offers', given: false, source: 'profile', text: 'Send me offers by e-mail' },
    { purpose: 'offers', given: true },
    { purpose: 'account', given: true, source: 'register', textVersion: '2026-11-en' },
  ]);
  expect(
    await accounts.db.select().from(customerConsents).where(eq(customerConsents.customerId, mine.id)),
  ).toHaveLength(3);

  const exported = await mine('GET', '/account/export');
  expect(exported.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
  expect(exported.body).toMatchObject({
    profile: { code: mine.code, email: 'mine.new@example.com', createdAt: expect.any(String) },
    consents: [{ purpose: 'account' }, {}, {}],
    help: [{ from: 'you' }],
    enquiries: [{ message: 'My own enquiry', consents: [{ purpose: 'terms' }] }],
    appointments: [{ address: 'My own street 1', status: 'confirmed' }],
    newsletter: { status: 'pending', confirmedAt: null },
    messages: expect.arrayContaining([expect.objectContaining({ text: expect.any(String) })]),
    sessions: [{ kind: 'cookie' }],
  });
  const text = JSON.stringify(exported.body);
  for (const secret of [
    'argon2',
    'tokenHash',
    other.email,
    other.id,
    "Somebody else's",
    await accounts.codeFor('mine.new@example.com'),
    mine.jar.get('sid') ?? '-',
  ])
    expect(text).not.toContain(secret);
});

test('passwords that everybody tries first are known in any case of letters; a phrase is not one', () => {
  for (const common of [
    'password',
    'Password1',
    'QWERTY123',
    'welcome@123',
    '12345678',
    'iloveyou2',
    'mumbai2024',
  ])
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  for (const fine of ['chai-at-sunrise', 'a kettle of chai', 'correct-horse-battery', 'Xk4!pq9z'])
    expect([fine, isCommonPassword(fine)]).toEqual([fine, false]);
});
