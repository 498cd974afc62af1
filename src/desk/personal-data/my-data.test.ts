import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLead } from '#office/test-office.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { customerConsents } from '#people/customers/consents/table.server.ts';
import { consents } from '#sales/leads/enquiries/table.server.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { openAccounts, prove, type Accounts, type Customer } from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
let mine: Customer;
let other: Customer;
beforeAll(async () => {
  accounts = await openAccounts();
  mine = await accounts.customer('mine.new@example.com', 'Ravi Kale');
  await mine('POST', '/help', { name: 'Ravi', student_id: mine.code, remark: 'Slow site' });
  other = await accounts.customer('other@example.com', 'Somebody Else');
});
afterAll(() => accounts.close());

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
  const question = { text: 'My own question', dueOn: '2027-01-31' };
  await accounts.db.insert(grievances).values([
    { ...question, id: v7(), email: 'mine.new@example.com' },
    { ...question, id: v7(), email: other.email, text: "Somebody else's question" },
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

  await prove(mine);
  const exported = await mine('GET', '/account/export');
  expect(exported.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
  expect(exported.body).toMatchObject({
    profile: { code: mine.code, email: 'mine.new@example.com', createdAt: expect.any(String) },
    consents: [{ purpose: 'account' }, {}, {}],
    help: [{ from: 'you' }],
    enquiries: [{ message: 'My own enquiry', consents: [{ purpose: 'terms' }] }],
    appointments: [{ address: 'My own street 1', status: 'confirmed' }],
    grievances: [{ text: 'My own question', status: 'open' }],
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
