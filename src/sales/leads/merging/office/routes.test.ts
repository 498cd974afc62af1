import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadMerges } from '../table.server.ts';
import { consents, leadTouches } from '../../enquiries/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { purgeOldLeadMerges } from '../undo-lead-merge.ts';
import { aLead } from '#office/test-office.ts';
import { inHours, openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let bharat: SalesOffice['bharat'];
let file: SalesOffice['file'];
let read: SalesOffice['read'];
beforeAll(async () => {
  ({ office, asha, bharat, file, read } = await openSalesOffice());
});
afterAll(() => office.close());
const listed = async (source: string) =>
  (await asha<{ data: { id: string }[] }>('GET', `/leads?source=${source}`)).body.data.map(({ id }) => id);

/** A lead with one of everything that hangs on it. */
async function fullLead(over: Parameters<typeof aLead>[0] = {}) {
  const id = await file(over);
  await office.db.insert(leadTouches).values({
    id: v7(),
    leadId: id,
    raw: { from: id },
    pageUrl: '/contact',
    userAgent: 'x',
    ip: '::1',
    bodyHash: id,
  });
  await office.db.insert(consents).values({ id: v7(), leadId: id, purpose: 'x', textVersion: '2026-11-en' });
  await office.db.insert(messages).values({
    id: v7(),
    dedupeKey: id,
    channel: 'email',
    recipient: 'x@example.com',
    subject: 'x',
    text: 'x',
    leadId: id,
  });
  await asha('POST', `/leads/${id}/notes`, { text: `A note on ${id}` });
  await asha('POST', `/leads/${id}/tasks`, { dueAt: inHours(24) });
  expect((await asha('POST', '/quotations', aQuotation(id))).status).toBe(201);
  return id;
}
const aQuotation = (leadId: string) => ({
  leadId,
  title: 'x',
  name: 'x',
  validUntil: '2027-01-04',
  lines: [],
});
const quotationsOf = async (id: string) =>
  (await asha<{ total: number }>('GET', `/quotations?leadId=${id}`)).body.total;

test('two leads of one person become one, with all that hung on both; the other leads on to it', async () => {
  const into = await fullLead({ name: '', phone: '90000', phoneComplete: false, source: 'Merge' });
  const from = await fullLead({
    name: 'Meera',
    phone: '9000077777',
    email: 'meera@example.com',
    source: 'Merge',
    assignedTo: asha.id,
  });
  expect((await asha('POST', `/leads/${from}/merge`, { intoId: into })).status).toBe(204);
  const kept = await read(into);
  expect(kept).toMatchObject({ name: 'Meera', phone: '9000077777', assignedTo: asha.id });
  expect(kept.consents).toHaveLength(2);
  expect(kept.tasks).toHaveLength(2);
  expect(await quotationsOf(into)).toBe(2);
  const count = (kind: string) => kept.timeline.filter((entry) => entry.kind === kind).length;
  expect([count('touch'), count('message'), count('note'), count('merged')]).toEqual([2, 2, 2, 1]);
  expect(kept.merges).toMatchObject([{ leadId: from, name: 'Meera' }]);

  expect(await read(from)).toMatchObject({ mergedInto: into, timeline: [], tasks: [], nextFollowUpAt: null });
  expect(await listed('Merge')).toEqual([into]);
  expect((await asha('PATCH', `/leads/${from}`, { status: 'new' })).status).toBe(404);
  expect((await asha('POST', `/leads/${from}/notes`, { text: 'x' })).status).toBe(404);
  expect((await asha('POST', `/leads/${from}/merge`, { intoId: into })).status).toBe(409);
  expect((await asha('POST', `/leads/${into}/merge`, { intoId: into })).status).toBe(409);
  expect((await asha('POST', `/leads/${into}/merge`, { intoId: v7() })).status).toBe(404);

  // What comes after the merge stays with the one that stayed; what somebody changed since as well.
  await asha('POST', `/leads/${into}/notes`, { text: 'Since the merge' });
  await asha('PATCH', `/leads/${into}`, { assignedTo: bharat.id });
  expect((await bharat('POST', `/leads/${from}/undo-merge`)).status).toBe(204);
  const back = await read(from);
  expect(back).toMatchObject({ name: 'Meera', status: 'new', mergedInto: null });
  expect([back.consents.length, back.tasks.length, await quotationsOf(from)]).toEqual([1, 1, 1]);
  expect(await read(into)).toMatchObject({ name: '', phone: '90000', assignedTo: bharat.id, merges: [] });
  expect((await read(into)).timeline.map(({ data }) => data?.text)).toContain('Since the merge');
  expect(await listed('Merge')).toEqual([from, into]);
  expect((await asha('POST', `/leads/${from}/undo-merge`)).status).toBe(409);
});

test('other systems hear of a merge and of its undo, of both leads', async () => {
  const [leadId, intoId] = [await file({ status: 'proposal' }), await file()];
  const told = await hearWebhooks(office.ctx);
  await asha('POST', `/leads/${leadId}/merge`, { intoId });
  await asha('POST', `/leads/${leadId}/undo-merge`);
  expect(
    (await told('lead.updated')).map(([, { leadId: id, change, status }]) => [id, change, status]),
  ).toEqual([
    [leadId, 'merged', null],
    [intoId, 'merged', 'proposal'],
    [leadId, 'merge-undone', 'proposal'],
    [intoId, 'merge-undone', 'new'],
  ]);
});

test('the plan that only one of two leads asked for stays with the one that lives, and what it is worth', async () => {
  const id = 'merged-plan';
  await office.db
    .insert(plans)
    .values({ id, duration: '1 Year', months: 12, pricePaise: 14_099_00, bestOffer: false, description: '' });
  const [from, into] = [await file({ plan: id, valuePaise: 14_099_00 }), await file()];
  await asha('POST', `/leads/${from}/merge`, { intoId: into });
  expect(await read(into)).toMatchObject({ plan: id, valuePaise: 14_099_00 });
  await asha('POST', `/leads/${from}/undo-merge`);
  expect(await read(into)).toMatchObject({ plan: '', valuePaise: null });
  expect(await read(from)).toMatchObject({ plan: id, valuePaise: 14_099_00 });
});

test('a merge is undone in its order, and for thirty days', async () => {
  const [a, b, c] = [await file(), await file(), await file()];
  await asha('POST', `/leads/${a}/merge`, { intoId: b });
  await asha('POST', `/leads/${b}/merge`, { intoId: c });
  expect((await asha('POST', `/leads/${a}/undo-merge`)).status).toBe(409);
  expect((await asha('POST', `/leads/${b}/undo-merge`)).status).toBe(204);
  expect((await asha('POST', `/leads/${a}/undo-merge`)).status).toBe(204);

  await asha('POST', `/leads/${a}/merge`, { intoId: b });
  await office.db
    .update(leadMerges)
    .set({ at: sql`now() - interval '31 days'` })
    .where(eq(leadMerges.leadId, a));
  expect((await read(b)).merges).toEqual([]);
  expect((await asha('POST', `/leads/${a}/undo-merge`)).status).toBe(409);
  await purgeOldLeadMerges(office.ctx);
  expect(await office.db.select().from(leadMerges)).toEqual([]);
});

test('the same number or address, in whatever letters, is shown as a likely duplicate', async () => {
  const one = await file({ phone: '9000088881', email: 'One@example.com' });
  const byPhone = await file({ phone: '9000088881', email: 'other@example.com' });
  const byEmail = await file({ phone: '9000088882', email: 'one@Example.com' });
  await file({ phone: '90000', phoneComplete: false, email: '' });
  const partial = await file({ phone: '90000', phoneComplete: false, email: '' });
  const found = async (id: string) =>
    (await asha<{ id: string }[]>('GET', `/leads/${id}/duplicates`)).body.map((lead) => lead.id);
  expect((await found(one)).toSorted()).toEqual([byPhone, byEmail].toSorted());
  expect(await found(partial)).toEqual([]);
  await asha('POST', `/leads/${byPhone}/merge`, { intoId: one });
  expect(await found(one)).toEqual([byEmail]);
  // Under a number that the merged lead gave up the one that lives is known.
  await asha('POST', `/leads/${byEmail}/merge`, { intoId: one });
  const late = await file({ phone: '9000088882', email: '' });
  expect(await found(late)).toEqual([one]);
  const known = async (phone: string) =>
    (await asha<{ leads: { id: string }[] }>('GET', `/lead-people?phone=${phone}`)).body.leads.map(
      ({ id }) => id,
    );
  expect(await known('9000088882')).toEqual([late, one]);
  expect((await asha('GET', `/leads/${v7()}/duplicates`)).status).toBe(404);
});

test('the number and the address that a merged lead gave up find the one that lives, through several merges', async () => {
  const [first, second, last] = [
    await file({ name: 'Ritu', phone: '9000088891', email: 'Ritu@shop.example.com', source: 'Searched' }),
    await file({ name: 'Ritu', phone: '9000088892', email: 'ritu@home.example.com', source: 'Searched' }),
    await file({ name: 'Ritu', phone: '9000088893', email: 'ritu@work.example.com', source: 'Searched' }),
  ];
  const found = async (q: string, more = '') => {
    const path = `/leads?q=${encodeURIComponent(q)}${more}`;
    const { body } = await asha<{ data: { id: string }[]; total: number }>('GET', path);
    expect(body.total).toBe(body.data.length);
    return body.data.map(({ id }) => id);
  };
  await asha('POST', `/leads/${first}/merge`, { intoId: second });
  await asha('POST', `/leads/${second}/merge`, { intoId: last });
  for (const q of [
    '9000088891',
    '+91 90000 88892',
    '09000088893',
    'ritu@shop.example.com',
    'RITU@home.example.com',
  ])
    expect(await found(q), q).toEqual([last]);
  // What else the list is narrowed by holds for it too.
  expect(await found('9000088891', '&source=Searched')).toEqual([last]);
  expect(await found('9000088891', '&source=Other')).toEqual([]);
  await asha('POST', '/leads/trash', { ids: [last] });
  expect(await found('9000088891')).toEqual([]);
});
