import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadRules } from '../table.server.ts';
import { leadEvents, leads } from '../../table.server.ts';
import { leadTasks } from '../../tasks/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { followPerson } from '../../deal/follow-person.ts';
import { checkClocks } from '../../clock/check-clocks.ts';
import { EnquiryInput } from '../../enquiries/enquiry-input.ts';
import { submitEnquiry } from '../../enquiries/submit-enquiry.ts';
import { aLead, openOffice } from '#office/test-office.ts';

type Rule = { id: string; name: string };
let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
let asha: Awaited<ReturnType<typeof office.as>>;
let bharat: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
  asha = await office.as('sales', 'Asha');
  bharat = await office.as('sales', 'Bharat');
});
beforeEach(async () => {
  await office.db.delete(leadRules);
});
afterAll(() => office.close());

let count = 0;
/** Somebody new asks for a service at this moment. @returns the lead as it was filed */
async function enquire(service: string, over: object = {}, at = new Date()) {
  count += 1;
  const ctx = { ...office.ctx, now: () => at, limit: async () => {} };
  const input = EnquiryInput.parse({
    form: 'service',
    source: 'Google Ads',
    name: `Visitor ${count}`,
    phone: `90000${String(count).padStart(5, '0')}`,
    email: `visitor${count}@example.com`,
    service,
    message: '',
    pageUrl: '/google-ads',
    raw: {},
    ...over,
  });
  const { id } = await submitEnquiry(ctx, input);
  return read(id);
}
async function read(id: string) {
  const [lead] = await office.db.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new Error('No lead');
  return lead;
}
const rule = (over: object = {}) => ({
  name: 'Everybody',
  services: [],
  people: [asha.id, bharat.id],
  active: true,
  ...over,
});
const add = async (over: object = {}) => (await owner<Rule>('POST', '/lead-rules', rule(over))).body.id;
const ist = (text: string) => new Date(`${text}:00+05:30`);

test('people take turns, also among enquiries of one moment; the timeline names the rule', async () => {
  await add();
  const first = await Promise.all(Array.from({ length: 6 }, () => enquire('SEO')));
  const mine = first.filter(({ assignedTo }) => assignedTo === asha.id);
  expect(mine).toHaveLength(3);
  expect(first.filter(({ assignedTo }) => assignedTo === bharat.id)).toHaveLength(3);
  const { body } = await owner<{ timeline: { kind: string; data?: object }[] }>(
    'GET',
    `/leads/${mine[0]?.id}`,
  );
  expect(body.timeline.find(({ kind }) => kind === 'assigned')).toMatchObject({
    staffName: 'Assignment rule',
    data: { to: asha.id, toName: 'Asha', rule: 'Everybody' },
  });
  expect((await enquire('SEO', { honeypot: 'filled' })).assignedTo).toBeNull();
});

test('the first rule that names the service decides; without one the fall-back; in the order the owner gives', async () => {
  const fallBack = await add({ people: [bharat.id] });
  const ads = await add({ name: 'Ads', services: ['Google Ads'], people: [asha.id] });
  expect((await enquire('Google Ads')).assignedTo).toBe(bharat.id);
  expect((await owner('PUT', '/lead-rules/order', { ids: [ads, fallBack] })).status).toBe(204);
  expect((await enquire('Google Ads')).assignedTo).toBe(asha.id);
  expect((await enquire('SEO')).assignedTo).toBe(bharat.id);
  expect((await owner('PUT', `/lead-rules/${ads}`, rule({ name: 'Ads', active: false }))).status).toBe(200);
  expect((await enquire('Google Ads')).assignedTo).toBe(bharat.id);
  expect((await owner('DELETE', `/lead-rules/${fallBack}`)).status).toBe(204);
  expect((await enquire('SEO')).assignedTo).toBeNull();
});

test('a service that is renamed keeps its rule and its buyers; once another bears the old name, that is another one', async () => {
  const service = { description: '', openHours: [], status: 'Active' };
  const named = (name: string) => ({ ...service, name });
  const { id } = (await owner<{ id: string }>('POST', '/services', named('Paid Search'))).body;
  const ruleId = await add({ name: 'Search', services: ['Paid Search'], people: [asha.id] });
  const before = await enquire('Paid Search', { phone: '9000012345' });
  expect((await owner('PUT', `/services/${id}`, named('Search Advertising'))).status).toBe(200);

  // Whoever still has the page open sends the old name.
  for (const name of ['Search Advertising', 'Paid Search'])
    expect((await enquire(name)).assignedTo).toBe(asha.id);
  const listed = (await owner<{ id: string; services: string[] }[]>('GET', '/lead-rules')).body;
  expect(listed.find((one) => one.id === ruleId)?.services).toEqual(['Search Advertising']);
  const bought = { phone: before.phone, service: 'Search Advertising' };
  await followPerson(office.ctx, bought, { happened: 'paid', because: 'It was paid', from: 'Payment' });
  expect((await read(before.id)).status).toBe('won');

  // A name means whoever bears it today.
  expect((await owner('POST', '/services', named('Paid Search'))).status).toBe(201);
  expect((await enquire('Search Advertising')).assignedTo).toBeNull();
  expect((await enquire('Paid Search')).assignedTo).toBe(asha.id);
});

test('who is off duty is passed over, who says so oneself or the owner; nobody for somebody else', async () => {
  await add();
  expect((await asha('PUT', `/staff/${asha.id}/duty`, { offDuty: true })).status).toBe(204);
  for (let i = 0; i < 3; i++) expect((await enquire('SEO')).assignedTo).toBe(bharat.id);
  expect((await bharat('PUT', `/staff/${asha.id}/duty`, { offDuty: false })).status).toBe(403);
  expect((await owner('PUT', `/staff/${bharat.id}/duty`, { offDuty: true })).status).toBe(204);
  expect((await enquire('SEO')).assignedTo).toBeNull();
  for (const { id } of [asha, bharat])
    expect((await owner('PUT', `/staff/${id}/duty`, { offDuty: false })).status).toBe(204);
  expect((await owner<{ id: string; offDuty: boolean }[]>('GET', '/staff')).body).toContainEqual(
    expect.objectContaining({ id: asha.id, offDuty: false }),
  );
});

test('a rule says what is wrong with it', async () => {
  const writer = await office.hire('content', 'Writer');
  const id = await add();
  const refusals: [object, number, string?][] = [
    [rule({ name: ' ' }), 422, 'name'],
    [rule({ people: [] }), 422, 'people'],
    [rule({ name: 'Other', people: [writer.id] }), 422, 'people'],
    [rule(), 422, 'name'],
  ];
  for (const [body, status, field] of refusals) {
    const answer = await owner('POST', '/lead-rules', body as Record<string, unknown>);
    expect(answer.status).toBe(status);
    if (field) expect(answer.body.errors).toHaveProperty(field);
  }
  expect((await owner('PUT', '/lead-rules/order', { ids: [asha.id] })).status).toBe(409);
  expect((await owner('PUT', `/lead-rules/${asha.id}`, rule({ name: 'Third' }))).status).toBe(404);
  expect((await owner<Rule[]>('GET', '/lead-rules')).body).toMatchObject([{ ...rule(), id, position: 1 }]);
});

test('the clock runs in office hours from the enquiry to the first contact; undo lets it run on', async () => {
  const hours = [{ day: 'Monday', startTime: '10:00', endTime: '19:00' }, { day: 'Tuesday', startTime: '10:00', endTime: '19:00' }]; // prettier-ignore
  await office.db
    .insert(settings)
    .values({ key: 'site', value: { officeHours: hours } })
    .onConflictDoUpdate({ target: settings.key, set: { value: { officeHours: hours } } });
  const clock = { active: true, targetMinutes: 60, escalateMinutes: 90, reassign: false };
  expect((await owner('PUT', '/lead-clock', clock)).status).toBe(200);
  expect((await asha('GET', '/lead-clock')).body).toMatchObject({ ...clock, officeHours: hours });
  expect((await owner('PUT', '/lead-clock', { ...clock, targetMinutes: 1 })).body.errors).toHaveProperty(
    'targetMinutes',
  );

  const monday = ist('2026-11-23T18:30');
  const lead = await enquire('SEO', {}, monday);
  expect(lead).toMatchObject({ dueAt: ist('2026-11-24T10:30'), firstContactAt: null });
  expect((await enquire('SEO', { honeypot: 'filled' }, monday)).dueAt).toBeNull();
  expect((await enquire('', { form: 'consultation', source: 'Consultation' }, monday)).dueAt).toBeNull();

  const moved = await asha<{ eventIds: string[] }>('PATCH', `/leads/${lead.id}`, { status: 'contacted' });
  const answered = await read(lead.id);
  expect(answered.firstContactAt).not.toBeNull();
  expect(answered.clockNextAt).toBeNull();
  await asha('POST', '/leads/undo', { eventIds: moved.body.eventIds });
  expect(await read(lead.id)).toMatchObject({ firstContactAt: null, clockNextAt: lead.dueAt });

  expect((await asha('PATCH', `/leads/${lead.id}`, { status: 'junk' })).status).toBe(200);
  expect(await read(lead.id)).toMatchObject({ firstContactAt: null, clockNextAt: null });
  expect((await asha('PATCH', `/leads/${lead.id}`, { status: 'new' })).status).toBe(200);
  const again = await read(lead.id);
  expect(again.dueAt?.getTime()).toBeGreaterThan(Date.now());
  expect(again.clockNextAt).toEqual(again.dueAt);
});

test('at its time a lead’s person hears, later the owners, and the next of the rule gets it', async () => {
  await office.db.update(leads).set({ clockNextAt: null });
  await add();
  const clock = { active: true, targetMinutes: 60, escalateMinutes: 90, reassign: true };
  await owner('PUT', '/lead-clock', clock);
  const lead = await enquire('SEO', {}, ist('2026-11-23T11:00'));
  const other = [asha.id, bharat.id].find((id) => id !== lead.assignedTo);
  // What a colleague was to do about it who has left is for whoever gets it.
  const left = await office.as('sales', 'Left');
  const task = { title: 'Send prices', dueAt: ist('2026-11-25T11:00').toISOString(), assignedTo: left.id };
  expect((await owner('POST', `/leads/${lead.id}/tasks`, task)).status).toBe(201);
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, left.id));
  const check = async (time: string) => {
    office.enqueued.length = 0;
    await checkClocks({ ...office.ctx, now: () => ist(time) });
    return office.enqueued.filter(({ name }) => name === 'lead-late').flatMap(({ payloads }) => payloads);
  };
  expect(await check('2026-11-23T11:59')).toEqual([]);
  expect(await check('2026-11-23T12:00')).toEqual([{ leadId: lead.id, change: 'late' }]);
  expect(await check('2026-11-23T12:01')).toEqual([]);
  const late = await owner<{ data: { id: string }[] }>('GET', '/leads?response=waiting');
  expect(late.body.data.map(({ id }) => id)).toContain(lead.id);
  expect(await check('2026-11-23T13:30')).toEqual([{ leadId: lead.id, change: 'escalated' }]);
  expect(await read(lead.id)).toMatchObject({ assignedTo: other, escalatedAt: ist('2026-11-23T13:30') });
  expect(await check('2026-11-24T13:30')).toEqual([]);
  const assigned = and(eq(leadEvents.leadId, lead.id), eq(leadEvents.kind, 'assigned'));
  const given = await office.db.select().from(leadEvents).where(assigned);
  expect(given.map(({ data }) => data.to).toSorted()).toEqual([asha.id, bharat.id].toSorted());
  const tasks = await office.db.select().from(leadTasks).where(eq(leadTasks.leadId, lead.id));
  expect(tasks.map(({ assignedTo }) => assignedTo)).toEqual([other]);

  const answered = await enquire('SEO', {}, ist('2026-11-24T11:00'));
  await asha('PATCH', `/leads/${answered.id}`, { status: 'contacted' });
  expect(await check('2026-11-24T15:00')).toEqual([]);
});

test('late leads are found by the filter', async () => {
  await office.db
    .insert(leads)
    .values([
      aLead({ source: 'Late', dueAt: new Date(Date.now() - 3_600_000) }),
      aLead({ source: 'Late', dueAt: new Date(Date.now() + 3_600_000) }),
      aLead({ source: 'Late', status: 'junk', dueAt: new Date(Date.now() - 3_600_000) }),
      aLead({ source: 'Late' }),
    ]);
  const total = async (response: string) =>
    (await owner<{ total: number }>('GET', `/leads?source=Late&response=${response}`)).body.total;
  expect(await total('late')).toBe(1);
  expect(await total('waiting')).toBe(2);
});
