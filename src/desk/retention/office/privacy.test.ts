import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { writeGrievanceMail } from '#desk/grievances/jobs/grievance-mail.ts';
import { watchGrievances } from '#desk/grievances/staff-grievances.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import type { TodayItem } from '#desk/today/today-item.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { writeErasureMail } from '../jobs/erasure-mail.ts';
import { keepToRetention } from '../keep-to-retention.ts';
import type { Retention } from '../retention.ts';
import { erasureNotices } from '../table.server.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

const today = () => dateInIndia(new Date());
const mailsTo = (to: string) => office.db.select().from(messages).where(eq(messages.recipient, to));
const onDesk = async () =>
  (await owner<{ data: TodayItem[] }>('GET', '/today?whose=all')).body.data.filter(
    ({ kind }) => kind === 'privacy',
  );

test('an enquiry nobody touched is erased after the months that were set, two days after a notice; what was sold, touched, set longer, has an appointment or became part of another stays', async () => {
  await office.db.delete(leads);
  const years = (n: number) => new Date(Date.now() - n * 366 * 86_400_000);
  const old = aLead({ email: 'old@example.com', updatedAt: years(4) });
  const touched = aLead({ email: 'touched@example.com', updatedAt: years(4) });
  const won = aLead({ email: 'won@example.com', status: 'won', updatedAt: years(4) });
  const fresh = aLead({ email: 'fresh@example.com' });
  const mute = aLead({ email: '', updatedAt: years(4) });
  // With an appointment to come, and part of somebody's newer one.
  const meets = aLead({ email: 'meets@example.com', updatedAt: years(4) });
  const part = aLead({ email: 'part@example.com', mergedInto: fresh.id, updatedAt: years(4) });
  await office.db.insert(leads).values([old, touched, won, fresh, mute, meets, part]);
  const startsAt = new Date(Date.now() + 86_400_000);
  await office.db.insert(bookings).values({
    id: v7(),
    leadId: meets.id,
    name: meets.name,
    phone: meets.phone,
    email: 'meets@example.com',
    startsAt,
    endsAt: startsAt,
    busyUntil: startsAt,
    seat: 0,
    meetingType: 'call',
    clientAddress: '',
    origin: 'Website',
    bodyHash: '',
  });
  const names = async () =>
    (await office.db.select({ email: leads.email }).from(leads)).map(({ email }) => email).toSorted();

  const set = (kept: Retention) => owner('PUT', '/retention', kept);
  const kept: Retention = { enquiriesMonths: 36, mailsMonths: 36, newsletterMonths: null };
  // Nothing goes that nobody has set.
  await keepToRetention(office.ctx);
  expect(await names()).toHaveLength(7);
  await set(kept);
  await keepToRetention(office.ctx);
  // Without an address nobody can be told.
  const stay = ['fresh', 'meets', 'part', 'touched', 'won'].map((name) => `${name}@example.com`);
  expect(await names()).toEqual(['old@example.com', ...stay].toSorted());
  const told = await office.db.select({ leadId: erasureNotices.leadId }).from(erasureNotices);
  expect(told.map(({ leadId }) => leadId).toSorted()).toEqual([old.id, touched.id].toSorted());
  await writeErasureMail.run(office.ctx, { leadId: old.id });
  expect(await mailsTo('old@example.com')).toMatchObject([{ subject: 'We are about to erase your enquiry' }]);

  await keepToRetention(office.ctx);
  expect(await names()).toHaveLength(6);
  await office.db.update(leads).set({ updatedAt: new Date() }).where(eq(leads.id, touched.id));
  await office.db.update(erasureNotices).set({ eraseAt: sql`now() - interval '1 minute'` });
  await keepToRetention(office.ctx);
  expect(await names()).toEqual(stay);
  expect(await mailsTo('old@example.com')).toEqual([]);
  expect(await office.db.$count(erasureNotices)).toBe(0);

  await office.db
    .update(leads)
    .set({ updatedAt: years(4) })
    .where(eq(leads.id, touched.id));
  expect((await set({ ...kept, enquiriesMonths: 60 })).status).toBe(200);
  expect((await set({ ...kept, mailsMonths: 0 })).status).toBe(422);
  await keepToRetention(office.ctx);
  expect(await office.db.$count(erasureNotices)).toBe(0);
});

test('a request about data stands on Today with its day, raises an alarm when late, and is answered once', async () => {
  const id = v7();
  await office.db
    .insert(grievances)
    .values({ id, email: 'asks@example.com', text: 'Who has my number?', dueOn: addDays(today(), 30) });
  expect(await onDesk()).toMatchObject([{ who: 'asks@example.com', urgency: 'waiting' }]);
  await office.db
    .update(grievances)
    .set({ dueOn: addDays(today(), -1) })
    .where(eq(grievances.id, id));
  expect(await onDesk()).toMatchObject([{ urgency: 'late' }]);
  await watchGrievances(office.ctx);
  expect(office.enqueued.findLast(({ name }) => name === 'grievance-mail')?.payloads).toEqual([
    { what: 'late', grievanceId: id },
  ]);
  await writeGrievanceMail.run(office.ctx, { what: 'late', grievanceId: id });
  await writeGrievanceMail.run(office.ctx, { what: 'late', grievanceId: id });
  const alarms = await office.db
    .select({ to: messages.recipient })
    .from(messages)
    .where(eq(messages.subject, 'Overdue: a request about personal data'));
  expect(alarms.length).toBeGreaterThan(0);
  expect(new Set(alarms.map(({ to }) => to)).size).toBe(alarms.length);

  const support = await office.as('support');
  const answer = { text: 'Only we do.' };
  expect((await support('POST', `/grievances/${id}/answer`, answer)).status).toBe(204);
  expect((await support('POST', `/grievances/${id}/answer`, answer)).status).toBe(409);
  await writeGrievanceMail.run(office.ctx, { what: 'answered', grievanceId: id });
  expect(await mailsTo('asks@example.com')).toMatchObject([{ subject: 'An answer about your data' }]);
  expect(await onDesk()).toEqual([]);
});

test('a breach has seventy-two hours, and drafts for the Board and for the people', async () => {
  const knownAt = new Date(Date.now() - 80 * 3_600_000).toISOString();
  const breach = {
    title: 'A lost telephone',
    knownAt,
    circumstances: 'Left in a train.',
    dataKinds: 'Names and numbers of 12 customers',
    people: 12,
    consequences: '',
    measures: 'Wiped from afar.',
    advice: 'Be careful with calls from strangers.',
    boardToldAt: null,
    peopleToldAt: null,
  };
  const { body } = await owner<{ id: string }>('POST', '/breaches', breach);
  expect(await onDesk()).toMatchObject([{ who: 'A lost telephone', urgency: 'late' }]);
  const listed = await owner<{ boardDraft: string; peopleDraft: string; boardDueAt: string }[]>(
    'GET',
    '/breaches',
  );
  const [found] = listed.body;
  expect(Date.parse(found?.boardDueAt ?? '') - Date.parse(knownAt)).toBe(72 * 3_600_000);
  expect(found?.boardDraft).toContain('People concerned: 12');
  expect(found?.boardDraft).toContain('[to be filled in]');
  expect(found?.peopleDraft).toContain('Be careful with calls from strangers.');
  const told = { ...breach, boardToldAt: new Date().toISOString() };
  expect((await owner('PUT', `/breaches/${body.id}`, told)).status).toBe(204);
  expect(await onDesk()).toEqual([]);
});

test('the register of processing can be taken along', async () => {
  const { body, headers } = await owner<string>('GET', '/processing/export.csv');
  expect(headers.get('Content-Disposition')).toContain('processing.csv');
  expect(String(body)).toContain('leads');
});
