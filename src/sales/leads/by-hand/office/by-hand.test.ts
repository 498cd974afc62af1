import { eq } from 'drizzle-orm';
import { auditLog } from '#agency/audit/table.server.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { announceLead } from '../../enquiries/jobs/announce-lead.ts';
import { openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';

type Found = { leads: { id: string; name: string }[]; customers: { fullName: string }[] };

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let bharat: SalesOffice['bharat'];
let file: SalesOffice['file'];
let read: SalesOffice['read'];
beforeAll(async () => {
  ({ office, asha, bharat, file, read } = await openSalesOffice());
});
afterAll(() => office.close());

const caller = (over: object = {}) => ({
  key: v7(),
  phone: '+91 98200 11111',
  name: 'Meera Joshi',
  source: 'Call',
  message: 'Wants a shop',
  ...over,
});

test('whoever called is filed once, is contacted and belongs to whom they were given; nobody is mailed', async () => {
  const call = caller({ assignedTo: bharat.id, company: 'Joshi Sarees' });
  const answers = await Promise.all([
    asha<{ id: string }>('POST', '/leads', call),
    asha<{ id: string }>('POST', '/leads', call),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [{ body }, again] = answers;
  expect(again?.body.id).toBe(body.id);
  expect(await read(body.id)).toMatchObject({
    phone: '9820011111',
    company: 'Joshi Sarees',
    source: 'Call',
    form: 'office',
    status: 'contacted',
    assignedTo: bharat.id,
    firstContactAt: expect.any(String),
  });
  const { timeline } = await read(body.id);
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'touch', takenBy: 'Asha' }));
  expect(timeline.find(({ kind }) => kind === 'status')?.data).toMatchObject({ reason: 'they called us' });
  await announceLead.run(office.ctx, { leadId: body.id });
  expect(await office.db.$count(messages)).toBe(0);
});

test('who was not spoken to yet waits for an answer with its clock', async () => {
  const { body } = await asha<{ id: string }>(
    'POST',
    '/leads',
    caller({ phone: '9820022222', source: 'Referral' }),
  );
  expect(await read(body.id)).toMatchObject({ status: 'new', firstContactAt: null });
});

test('what is missing is named: a number or an address, and how they came', async () => {
  const refused = async (over: object) =>
    (await asha<{ errors: object }>('POST', '/leads', caller(over))).body.errors;
  expect(await refused({ phone: '98200' })).toHaveProperty('phone');
  expect(await refused({ source: 'Dream' })).toHaveProperty('source');
  expect(await refused({ email: 'nobody' })).toHaveProperty('email');
  expect(await refused({ assignedTo: v7() })).toHaveProperty('assignedTo');
  const abroad = caller({ phone: '+44 20 7946 0000', email: 'uk@example.com', name: 'Ann' });
  const { body } = await asha<{ id: string }>('POST', '/leads', abroad);
  expect(await read(body.id)).toMatchObject({ phone: '+44 20 7946 0000', phoneComplete: false });
  // Who wrote on WhatsApp from there has given nothing else; one of ours that is too short is not from abroad.
  const omar = caller({ phone: '+971 50 123 4567', email: '', name: 'Omar', source: 'WhatsApp' });
  const { body: filed } = await asha<{ id: string }>('POST', '/leads', omar);
  expect(await read(filed.id)).toMatchObject({ phone: '+971 50 123 4567', phoneComplete: false });
  const newYork = caller({ phone: '+1 212 555 0101', email: '', name: 'Nina', source: 'WhatsApp' });
  expect(await asha('POST', '/leads', newYork)).toMatchObject({ status: 201 });
  for (const phone of ['+91 98200 1', '+97', '0971 50 123', '+971 50 123 4567 8901'])
    expect(await refused({ phone, email: '' }), phone).toHaveProperty('phone');
});

test('a number finds whom it may belong to while it is typed, and the call is noted on them', async () => {
  const known = await file({ name: 'Old Friend', phone: '9999912345' });
  const find = async (phone: string) =>
    (await asha<Found>('GET', `/lead-people?phone=${encodeURIComponent(phone)}`)).body.leads.map(
      ({ name }) => name,
    );
  expect(await find('9999')).toEqual([]);
  for (const typed of ['99999', '+91 99999 12', '9999912345'])
    expect(await find(typed)).toEqual(['Old Friend']);
  expect(await find('9999912346')).toEqual([]);

  const touch = { key: v7(), source: 'Walk-in', message: 'Asks for prices' };
  for (let i = 0; i < 2; i++) expect((await asha('POST', `/leads/${known}/touches`, touch)).status).toBe(204);
  const lead = await read(known);
  expect(lead.status).toBe('contacted');
  expect(lead.timeline.filter(({ kind }) => kind === 'touch')).toMatchObject([
    { takenBy: 'Asha', raw: { source: 'Walk-in', message: 'Asks for prices' } },
  ]);
  expect((await asha('POST', `/leads/${v7()}/touches`, { ...touch, key: v7() })).status).toBe(404);
});

test('the audit, from which nothing is erased, says what was done to a person and nothing of who they are', async () => {
  const call = { phone: '9820077777', email: 'audited@example.com', message: 'Her own words' };
  const { body } = await asha<{ id: string }>('POST', '/leads', caller({ ...call, name: 'Audited Person' }));
  const { id } = body;
  await asha('POST', `/leads/${id}/notes`, { text: 'Her own words' });
  await asha('POST', `/leads/${id}/touches`, { key: v7(), source: 'Walk-in', message: 'Her own words' });
  await asha('POST', `/leads/${id}/contacts`, { channel: 'call', outcome: 'spoke', text: 'Her own words' });
  const facts = {
    name: 'Audited Again', phone: '9820077778', email: 'audited2@example.com', company: '', address: '', pincode: '',
    stateCode: '', service: '', plan: '', source: 'Call', language: 'en',
  }; // prettier-ignore
  expect((await asha('PUT', `/leads/${id}`, facts, { 'If-Match': '*' })).status).toBe(200);
  const rows = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
  expect(rows.filter(({ action }) => action === 'created')).toMatchObject([{ after: { source: 'Call' } }]);
  expect(rows.filter(({ action }) => action === 'changed').at(-1)).toMatchObject({
    before: null,
    after: { facts: 'name, phone, email' },
  });
  expect(rows.filter(({ action }) => ['noted', 'contacted'].includes(action))).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/Audited|audited|982007777|own words/);
});

test('a fact is put right with its history; what somebody else has changed meanwhile is not lost', async () => {
  const id = await file({ name: 'Mira Josi', phone: '98200', phoneComplete: false });
  const { name: _name, ...kept } = {
    name: '', phone: '98200 33333', email: 'ravi@example.com', company: '', address: '', pincode: '',
    stateCode: '27', service: 'SEO', plan: '', source: 'Referral', language: 'mr',
  }; // prettier-ignore
  const { etag } = (await asha<{ etag: string }>('GET', `/leads/${id}`)).body;
  const save = (body: object, ifMatch: string) =>
    asha<Record<string, unknown>>('PUT', `/leads/${id}`, body as Record<string, unknown>, {
      'If-Match': ifMatch,
    });
  const saved = await save({ ...kept, name: 'Meera Joshi' }, `"${etag}"`);
  expect(saved).toMatchObject({
    status: 200,
    body: { name: 'Meera Joshi', phone: '9820033333', phoneComplete: true },
  });
  const { timeline } = await read(id);
  expect(timeline.find(({ kind }) => kind === 'facts')?.data).toMatchObject({
    'from.name': 'Mira Josi',
    'to.name': 'Meera Joshi',
    'from.phone': '98200',
    'to.phone': '9820033333',
  });
  expect((await save({ ...kept, name: 'Somebody' }, `"${etag}"`)).status).toBe(412);
  expect((await save({ ...kept, name: 'M', phone: '', email: '' }, '*')).body).toMatchObject({
    errors: { phone: expect.any(String) },
  });
  expect((await save({ ...kept, name: 'M', stateCode: '99x' }, '*')).status).toBe(422);

  await office.db.insert(plans).values({
    id: '1-year',
    duration: '1 Year',
    months: 12,
    pricePaise: 1_409_900,
    bestOffer: true,
    description: '',
  });
  const asked = { ...kept, name: 'Meera Joshi', plan: '1-year' };
  expect((await save(asked, '*')).body).toMatchObject({ plan: '1-year', valuePaise: 1_409_900 });
  expect((await read(id)).timeline[0]?.data).toEqual({ 'from.plan': '', 'to.plan': '1-year' });
  expect((await save({ ...asked, plan: '7-years' }, '*')).body).toMatchObject({
    errors: { plan: 'This plan is not on sale' },
  });
  // One that is no longer on offer stays what was asked for.
  await office.db.delete(plans);
  expect((await save({ ...asked, company: 'Joshi & Co' }, '*')).status).toBe(200);
  expect(await read(id)).toMatchObject({ name: 'Meera Joshi', status: 'new' });
});
