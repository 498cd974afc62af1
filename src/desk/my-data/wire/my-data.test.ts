import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { messages } from '#agency/messages/table.server.ts';
import { subscribers } from '#content/newsletter/table.server.ts';
import { aLead } from '#office/test-office.ts';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { calendarAccounts } from '#sales/bookings/caldav/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { consents, leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { leadMerges } from '#sales/leads/merging/table.server.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const mine = 'nobody.yet@example.com';
const other = 'other.person@example.com';

const aQuotation = (status: 'draft' | 'countered' | 'accepted'): typeof quotations.$inferInsert => ({
  id: v7(),
  publicId: v7(),
  status,
  title: 'A website',
  name: 'Nisha Patil',
  company: '',
  gstin: '',
  mobile: '9000000081',
  email: mine,
  intro: '',
  terms: '',
  validUntil: '2027-01-31',
  lines: [],
  netPaise: 100_000,
  gstPaise: 18_000,
  totalPaise: 118_000,
});

const aProject = (email: string, state: 'running' | 'done'): typeof projects.$inferInsert => ({
  id: v7(),
  origin: v7(),
  email,
  name: 'Nisha Patil',
  phone: '',
  language: 'en',
  title: 'A website',
  service: 'Website',
  state,
  startsOn: '2026-11-02',
});

test('without an account: nobody is told who is known, and a code opens seeing, correcting and erasing', async () => {
  const lead = aLead({ email: 'Nobody.Yet@example.com', name: 'Nisha Patl', message: 'My own enquiry' });
  const foreign = aLead({ email: other, message: "Somebody else's" });
  await accounts.db.insert(leads).values([lead, foreign]);
  await accounts.db
    .insert(quotations)
    .values([aQuotation('draft'), aQuotation('countered'), aQuotation('accepted')]);
  await accounts.db
    .insert(projects)
    .values([aProject(mine, 'running'), aProject(mine, 'done'), aProject(other, 'done')]);
  const asked = { createdAt: new Date(), text: 'What do you keep?', dueOn: '2027-01-31' };
  await accounts.db.insert(grievances).values([
    { ...asked, id: v7(), email: mine, status: 'answered', answer: 'This.' },
    { ...asked, id: v7(), email: mine },
    { ...asked, id: v7(), email: other, status: 'answered', text: "Somebody else's question" },
  ]);
  await accounts.post('/api/newsletter', { email: mine });

  // The same words and a code for whoever asks, known or not.
  const visit = accounts.browser();
  const answers = [
    await visit('POST', '/my-data/code', { email: mine }),
    await visit('POST', '/my-data/code', { email: 'stranger@example.com' }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, answers[0]?.body],
    [200, answers[0]?.body],
  ]);
  expect(await accounts.codeFor('stranger@example.com')).toMatch(/^\d{6}$/);
  expect((await visit('GET', '/my-data/kept')).status).toBe(403);
  expect((await visit('DELETE', '/my-data/kept')).status).toBe(403);
  expect((await visit('POST', '/my-data/proof', { email: mine, code: '000000' })).status).toBe(400);

  const code = await accounts.codeFor(mine);
  expect((await visit('POST', '/my-data/proof', { email: mine, code })).status).toBe(200);
  expect((await accounts.browser()('POST', '/my-data/proof', { email: mine, code })).status).toBe(400);
  const seen = await visit('GET', '/my-data/kept');
  expect(seen.body).toMatchObject({
    email: mine,
    hasAccount: false,
    enquiries: [{ message: 'My own enquiry' }],
    newsletter: { status: 'pending' },
    quotations: [{ status: 'draft' }, { status: 'countered' }, { status: 'accepted' }],
    projects: [{ state: 'done' }, { state: 'running' }],
    grievances: [{ status: 'answered', answer: 'This.' }, { status: 'open' }],
    invoices: [],
  });
  expect(JSON.stringify(seen.body)).not.toContain("Somebody else's");

  const waits = { id: v7(), leadId: lead.id, name: lead.name, phone: lead.phone, email: lead.email };
  const wish = {
    day: addDays(dateInIndia(new Date()), 3),
    joinedAt: new Date(),
    meetingType: 'call' as const,
  };
  await accounts.db
    .insert(waitingList)
    .values({ ...waits, ...wish, clientAddress: '', origin: 'Website', language: 'en' });
  const typed = { name: 'Nisha Patil', phone: '', company: '', address: '' };
  expect((await visit('PATCH', '/my-data/kept', { ...typed, phone: '12' })).status).toBe(422);
  expect((await visit('PATCH', '/my-data/kept', typed)).status).toBe(204);
  const [put] = await accounts.db.select().from(leads).where(eq(leads.id, lead.id));
  expect(put).toMatchObject({ name: 'Nisha Patil', phone: lead.phone });
  expect((await visit('PATCH', '/my-data/kept', { ...typed, phone: '9000000099' })).status).toBe(204);
  expect(await accounts.db.select().from(waitingList)).toMatchObject([
    { name: 'Nisha Patil', phone: '9000000099' },
  ]);
  expect(await accounts.db.select().from(leadEvents).where(eq(leadEvents.leadId, lead.id))).toMatchObject([
    { kind: 'facts', data: { 'from.name': 'Nisha Patl', 'to.name': 'Nisha Patil' } },
    { kind: 'facts', data: { 'from.phone': lead.phone, 'to.phone': '9000000099' } },
  ]);

  const gone = await visit('DELETE', '/my-data/kept');
  expect(gone.body).toMatchObject({
    enquiries: 1,
    newsletter: true,
    quotations: 2,
    projects: 1,
    questions: 1,
    kept: { quotations: 1, invoices: 0, projects: 1, questions: 1 },
  });
  // What is being made goes on, and what was asked is answered.
  expect(
    await accounts.db
      .select({ email: projects.email, state: projects.state })
      .from(projects)
      .orderBy(projects.number),
  ).toEqual([
    { email: mine, state: 'running' },
    { email: '', state: 'done' },
    { email: other, state: 'done' },
  ]);
  expect(
    await accounts.db.select({ email: grievances.email }).from(grievances).orderBy(grievances.id),
  ).toEqual([{ email: mine }, { email: other }]);
  expect(await accounts.db.select({ email: leads.email }).from(leads)).toEqual([{ email: other }]);
  expect(await accounts.db.$count(subscribers)).toBe(0);
  expect(await accounts.db.$count(messages, eq(messages.recipient, mine))).toBe(0);
  const offers = await accounts.db
    .select({ status: quotations.status, email: quotations.email, name: quotations.name })
    .from(quotations)
    .orderBy(quotations.id);
  expect(offers).toEqual([
    { status: 'draft', email: '', name: '' },
    { status: 'rejected', email: '', name: '' },
    { status: 'accepted', email: mine, name: 'Nisha Patil' },
  ]);
  // The proof is used up with what it was for.
  expect((await visit('GET', '/my-data/kept')).status).toBe(403);
});

test('what stands on another enquiry by now goes too, the time is free for whoever waits, and the answer counts what went', async () => {
  const [email, kept] = ['first@example.com', 'second@example.com'];
  const day = addDays(dateInIndia(new Date()), 8);
  const start = new Date(`${day}T05:30:00Z`);
  const first = aLead({ email: 'First@example.com', name: 'Two Addresses', phone: '9000077002' });
  const living = aLead({ email: kept, name: 'Two Addresses', phone: '9000077003' });
  const waits = aLead({ email: 'waits@example.com', phone: '9000077004' });
  // Staff have put another address onto it since.
  const moved = aLead({ email: 'elsewhere@example.com', phone: '9000077005' });
  await accounts.db.insert(leads).values([first, living, waits, moved]);
  const at = { startsAt: start, endsAt: start, busyUntil: new Date(start.getTime() + 1_800_000) };
  const a = (leadId: string, of: string, hours: number) => ({
    id: v7(), leadId, name: 'Two Addresses', phone: '9000077002', email: of, seat: 0, meetingType: 'meet' as const, clientAddress: '',
    origin: 'Website', bodyHash: v7(),
    ...Object.fromEntries(Object.entries(at).map(([key, on]) => [key, new Date(on.getTime() + hours * 3_600_000)])) as typeof at,
  }); // prettier-ignore
  const place = {
    day,
    joinedAt: start,
    meetingType: 'meet' as const,
    clientAddress: '',
    origin: 'Website',
    language: 'en' as const,
  };
  await accounts.db
    .insert(bookings)
    .values([a(first.id, 'First@example.com', 0), a(moved.id, email, 1), a(living.id, kept, 2)]);
  await accounts.db.insert(waitingList).values([
    { id: v7(), ...place, leadId: first.id, name: 'Two Addresses', phone: '9000077002', email },
    { id: v7(), ...place, leadId: waits.id, name: 'Waits', phone: '9000077004', email: 'waits@example.com' },
  ]);
  const touch = (raw: object) => ({
    id: v7(),
    leadId: first.id,
    raw,
    bodyHash: v7(),
    pageUrl: '',
    userAgent: '',
    ip: '',
  });
  await accounts.db.insert(leadTouches).values([touch({ gmail: 'First@Example.com', message: 'My words' })]);
  await accounts.db
    .insert(consents)
    .values({ id: v7(), leadId: first.id, purpose: 'enquiry', textVersion: '2026-11-en' });
  // Of the enquiry that has another address now only what was sent with this one is theirs.
  const [was, is] = [
    { email: 'First@example.com', phone: '9000077002' },
    { email: 'elsewhere@example.com', phone: '9000077005' },
  ];
  const facts = {
    'from.email': was.email,
    'to.email': is.email,
    'from.phone': was.phone,
    'to.phone': is.phone,
  };
  await accounts.db
    .insert(leadEvents)
    .values({ id: v7(), leadId: moved.id, staffName: 'Asha', kind: 'facts', data: facts });
  for (const [sent, on] of [
    [was, '2026-11-01T05:00:00Z'],
    [is, '2026-11-02T05:00:00Z'],
  ] as const) {
    await accounts.db
      .insert(leadTouches)
      .values({ ...touch({ asked: [sent] }), leadId: moved.id, at: new Date(on) });
    const agreed = { id: v7(), leadId: moved.id, purpose: 'enquiry', textVersion: '2026-11-en' };
    await accounts.db.insert(consents).values({ ...agreed, givenAt: new Date(on) });
  }
  // What staff were told of them, before a merge and since.
  const notice = (leadId: string, replyTo: string) => ({
    id: v7(),
    dedupeKey: v7(),
    channel: 'email' as const,
    recipient: 'sales@example.com',
    replyTo,
    subject: 'New enquiry',
    text: `Name: Two Addresses, e-mail: ${replyTo}`,
    leadId,
  });
  await accounts.db
    .insert(messages)
    .values([notice(first.id, 'First@example.com'), notice(moved.id, email), notice(living.id, kept)]);
  const office = await accounts.owner();
  expect((await office('POST', `/staff/leads/${first.id}/merge`, { intoId: living.id })).status).toBe(204);

  const visit = accounts.browser();
  await visit('POST', '/my-data/code', { email });
  await visit('POST', '/my-data/proof', { email, code: await accounts.codeFor(email) });
  await accounts.db.execute(sql`delete from pgboss.job where name = 'follow-calendars'`);
  const calendar = { id: v7(), sealed: '', calendarName: 'Office', readAt: new Date() };
  await accounts.db.insert(calendarAccounts).values(calendar);
  const gone = await visit('DELETE', '/my-data/kept');
  expect(gone.body).toMatchObject({ enquiries: 1, appointments: 2 });
  expect(
    await accounts.db
      .select({ email: bookings.email, status: bookings.status })
      .from(bookings)
      .orderBy(bookings.startsAt),
  ).toEqual([
    { email: 'waits@example.com', status: 'offered' },
    { email: kept, status: 'confirmed' },
  ]);
  expect(await accounts.db.select({ email: waitingList.email }).from(waitingList)).toEqual([
    { email: 'waits@example.com' },
  ]);
  const { rows } = await accounts.db.execute(sql`select 1 from pgboss.job where name = 'follow-calendars'`);
  expect(rows).toHaveLength(1);
  expect(await accounts.db.select().from(calendarAccounts)).toMatchObject([{ readAt: null }]);
  const notices = await accounts.db
    .select({ replyTo: messages.replyTo })
    .from(messages)
    .where(eq(messages.recipient, 'sales@example.com'));
  expect(notices).toEqual([{ replyTo: kept }]);
  const left = [
    await accounts.db.select().from(leads),
    await accounts.db.select().from(leadTouches),
    await accounts.db.select().from(leadEvents).orderBy(leadEvents.id),
    await accounts.db.select().from(leadMerges),
  ];
  expect(left[1]).toMatchObject([{ raw: { asked: [is] } }]);
  expect(await accounts.db.$count(consents, eq(consents.leadId, moved.id))).toBe(1);
  expect(await accounts.db.$count(consents, eq(consents.leadId, living.id))).toBe(0);
  expect(left[2]).toHaveLength(2);
  expect(left[2]).toMatchObject([
    {
      kind: 'facts',
      data: { 'from.email': '', 'to.email': is.email, 'from.phone': '', 'to.phone': is.phone },
    },
    { kind: 'merged', leadId: living.id, data: { leadId: first.id } },
  ]);
  for (const of of [/first@/i, /9000077002/]) expect(JSON.stringify(left)).not.toMatch(of);
  expect(await accounts.db.$count(leads, eq(leads.id, living.id))).toBe(1);
});

test('a number is put right where the same time is booked under it already', async () => {
  const email = 'typo@example.com';
  const lead = aLead({ email, name: 'Typo', phone: '9000066001' });
  await accounts.db.insert(leads).values(lead);
  const startsAt = new Date(`${addDays(dateInIndia(new Date()), 9)}T05:30:00Z`);
  const a = (phone: string, seat: number, at: Date) => ({
    id: v7(), leadId: lead.id, name: 'Typo', phone, email, seat, meetingType: 'call' as const, clientAddress: '',
    origin: 'Website', bodyHash: v7(), startsAt: at, endsAt: at, busyUntil: new Date(at.getTime() + 1_800_000),
  }); // prettier-ignore
  const next = new Date(startsAt.getTime() + 86_400_000);
  // Booked with a wrong number, and once more with the right one.
  await accounts.db
    .insert(bookings)
    .values([a('9000066001', 0, startsAt), a('9000066002', 1, startsAt), a('9000066001', 0, next)]);
  const visit = accounts.browser();
  await visit('POST', '/my-data/code', { email });
  await visit('POST', '/my-data/proof', { email, code: await accounts.codeFor(email) });
  const right = { name: '', phone: '9000066002', company: '', address: '' };
  expect((await visit('PATCH', '/my-data/kept', right)).status).toBe(204);
  const now = await accounts.db
    .select({ phone: bookings.phone })
    .from(bookings)
    .where(eq(bookings.email, email))
    .orderBy(bookings.startsAt, bookings.seat);
  expect(now.map(({ phone }) => phone)).toEqual(['9000066001', '9000066002', '9000066002']);
  expect(await accounts.db.select().from(leads).where(eq(leads.id, lead.id))).toMatchObject([
    { phone: '9000066002' },
  ]);
});

test('an account is told of, after the code, and stays where its owner erases it', async () => {
  const owner = await accounts.customer('has.account@example.com', 'Has Account');
  const visit = accounts.browser();
  await visit('POST', '/my-data/code', { email: owner.email });
  const code = await accounts.codeFor(owner.email);
  await visit('POST', '/my-data/proof', { email: owner.email, code });
  expect((await visit('GET', '/my-data/kept')).body).toMatchObject({ hasAccount: true });
  expect((await visit('DELETE', '/my-data/kept')).status).toBe(200);
  expect((await owner('GET', '/account/session')).body).toMatchObject({ user: { email: owner.email } });
});

test('a question about one’s data has a day by which it is answered, and is one however often its button is pressed', async () => {
  const visit = accounts.browser();
  const email = 'asks@example.com';
  expect((await visit('POST', '/my-data/requests', { text: 'Who has my number?' })).status).toBe(403);
  await visit('POST', '/my-data/code', { email });
  await visit('POST', '/my-data/proof', { email, code: await accounts.codeFor(email) });
  expect((await visit('POST', '/my-data/requests', { text: ' ' })).status).toBe(422);
  const told = await hearWebhooks(accounts.ctx);
  const ask = () => visit<{ dueOn: string }>('POST', '/my-data/requests', { text: 'Who has my number?' });
  const [asked, ...again] = [...(await Promise.all(Array.from({ length: 20 }, ask))), await ask()];
  expect(asked).toMatchObject({ status: 201, body: { dueOn: addDays(dateInIndia(new Date()), 30) } });
  for (const { status, body } of again) expect([status, body]).toEqual([201, asked?.body]);
  const filed = await accounts.db.select().from(grievances).where(eq(grievances.email, email));
  expect(filed).toMatchObject([{ email, status: 'open' }]);
  const its = { grievanceId: filed[0]?.id, dueOn: asked?.body.dueOn };
  expect(await told('grievance.filed')).toEqual([['grievance.filed', its]]);
});
