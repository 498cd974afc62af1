import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadMerges } from '../merging/table.server.ts';
import { leadTasks } from '../tasks/table.server.ts';
import { consents, leads, leadTouches } from '../table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { forgetOldLeadMerges } from '../merging/undo-lead-merge.ts';
import { aLead, openOffice } from '#office/test-office.ts';

type Task = { id: string; title: string; dueAt: string; doneAt: string | null; assignedName: string };
type Detail = {
  name: string;
  phone: string;
  email: string;
  status: string;
  assignedTo: string | null;
  mergedInto: string | null;
  nextFollowUpAt: string | null;
  firstContactAt: string | null;
  merges: { leadId: string; name: string }[];
  timeline: { kind: string; data?: Record<string, string> }[];
  tasks: Task[];
  consents: unknown[];
};
type Written = { id: string; eventIds: string[] };

let office: Awaited<ReturnType<typeof openOffice>>;
let asha: Awaited<ReturnType<typeof office.as>>;
let bharat: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  asha = await office.as('sales', 'Asha');
  bharat = await office.as('sales', 'Bharat');
});
afterAll(() => office.close());
const file = async (over: Parameters<typeof aLead>[0] = {}) => {
  const row = aLead(over);
  await office.db.insert(leads).values(row);
  return row.id as string;
};
const read = async (id: string) => (await asha<Detail>('GET', `/leads/${id}`)).body;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
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

test('tasks stand beside their lead, the next one is its follow-up; what was done can be taken back', async () => {
  const id = await file({ assignedTo: bharat.id });
  const soon = inHours(2);
  const later = inHours(48);
  const second = await asha<Written>('POST', `/leads/${id}/tasks`, { title: 'Send prices', dueAt: later });
  const first = await asha<Written>('POST', `/leads/${id}/tasks`, { dueAt: soon, assignedTo: asha.id });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await read(id)).toMatchObject({
    nextFollowUpAt: soon,
    tasks: [
      { title: 'Follow up', dueAt: soon, assignedName: 'Asha' },
      { title: 'Send prices', assignedName: 'Bharat' },
    ],
  });

  const done = await asha<Written>('PATCH', `/lead-tasks/${first.body.id}`, { done: true });
  expect(await read(id)).toMatchObject({ nextFollowUpAt: later });
  const undone = await asha<{ changed: object[] }>('POST', '/leads/undo', { eventIds: done.body.eventIds });
  expect(undone.body.changed).toHaveLength(1);
  expect(await read(id)).toMatchObject({ nextFollowUpAt: soon });

  const snoozed = await asha<Written>('PATCH', `/lead-tasks/${first.body.id}`, { dueAt: inHours(72) });
  expect(await read(id)).toMatchObject({ nextFollowUpAt: later });
  await asha('POST', '/leads/undo', { eventIds: snoozed.body.eventIds });
  expect(await read(id)).toMatchObject({ nextFollowUpAt: soon });
  await asha('POST', '/leads/undo', { eventIds: first.body.eventIds });
  expect((await read(id)).tasks.map(({ title }) => title)).toEqual(['Send prices']);
  expect((await read(id)).timeline.filter(({ kind }) => kind === 'task')[0]?.data).toMatchObject({
    step: 'removed',
    undone: 'yes',
  });
  // Somebody else's step stays.
  const theirs = await bharat<{ changed: object[] }>('POST', '/leads/undo', {
    eventIds: second.body.eventIds,
  });
  expect(theirs.body.changed).toEqual([]);
});

test('the follow-up of a lead is its next task: planned, moved and done there too', async () => {
  const id = await file();
  const planned = inHours(3);
  await asha('PATCH', `/leads/${id}`, { nextFollowUpAt: planned });
  expect((await read(id)).tasks).toMatchObject([{ title: 'Follow up', dueAt: planned, doneAt: null }]);
  const moved = inHours(30);
  await asha('PATCH', `/leads/${id}`, { nextFollowUpAt: moved });
  expect((await read(id)).tasks).toMatchObject([{ dueAt: moved }]);
  const done = await asha<Written>('PATCH', `/leads/${id}`, { nextFollowUpAt: null });
  expect(await read(id)).toMatchObject({ nextFollowUpAt: null, tasks: [{ doneAt: expect.any(String) }] });
  await asha('POST', '/leads/undo', { eventIds: done.body.eventIds });
  expect(await read(id)).toMatchObject({ nextFollowUpAt: moved, tasks: [{ doneAt: null }] });
});

test('my tasks come by their time, page by page; done ones newest first', async () => {
  await office.db.delete(leadTasks);
  const id = await file({ name: 'Tasked' });
  for (let i = 5; i > 0; i--)
    await asha('POST', `/leads/${id}/tasks`, { title: `Task ${i}`, dueAt: inHours(i) });
  await bharat('POST', `/leads/${id}/tasks`, { title: 'His', dueAt: inHours(1) });
  const seen: string[] = [];
  let cursor: string | null = '';
  do {
    const query: string = `perPage=2${cursor && `&cursor=${cursor}`}`;
    const page: { body: { data: (Task & { leadName: string })[]; nextCursor: string | null } } = await asha(
      'GET',
      `/lead-tasks?${query}`,
    );
    seen.push(...page.body.data.map(({ title }) => title));
    expect(page.body.data[0]?.leadName).toBe('Tasked');
    cursor = page.body.nextCursor;
  } while (cursor);
  expect(seen).toEqual(['Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5']);
  const all = await asha<{ data: Task[] }>('GET', '/lead-tasks?whose=all');
  expect(all.body.data).toHaveLength(6);
  await asha('PATCH', `/lead-tasks/${all.body.data[5]?.id}`, { done: true, assignedTo: bharat.id });
  const his = await bharat<{ data: Task[] }>('GET', '/lead-tasks?state=done');
  expect(his.body.data).toMatchObject([{ title: 'Task 5', doneAt: expect.any(String) }]);
  expect((await asha('GET', '/lead-tasks?cursor=nonsense')).status).toBe(422);
});

test('a task says what is wrong with it', async () => {
  const id = await file();
  const writer = await office.hire('content', 'Writer');
  const refusals: [string, string, Record<string, unknown>, number, string?][] = [
    ['POST', `/leads/${id}/tasks`, {}, 422, 'dueAt'],
    ['POST', `/leads/${id}/tasks`, { dueAt: inHours(1), title: ' ' }, 422, 'title'],
    ['POST', `/leads/${id}/tasks`, { dueAt: inHours(1), assignedTo: writer.id }, 422, 'assignedTo'],
    ['POST', `/leads/${v7()}/tasks`, { dueAt: inHours(1) }, 404],
    ['PATCH', `/lead-tasks/${v7()}`, { done: true }, 404],
  ];
  for (const [method, path, body, status, field] of refusals) {
    const answer = await asha(method, path, body);
    expect(answer.status, path).toBe(status);
    if (field) expect(answer.body.errors).toHaveProperty(field);
  }
});

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
  await forgetOldLeadMerges(office.ctx);
  expect(await office.db.select().from(leadMerges)).toEqual([]);
});

test('the same number or address is shown as a likely duplicate', async () => {
  const one = await file({ phone: '9000088881', email: 'one@example.com' });
  const byPhone = await file({ phone: '9000088881', email: 'other@example.com' });
  const byEmail = await file({ phone: '9000088882', email: 'one@example.com' });
  await file({ phone: '90000', phoneComplete: false, email: '' });
  const partial = await file({ phone: '90000', phoneComplete: false, email: '' });
  const found = async (id: string) =>
    (await asha<{ id: string }[]>('GET', `/leads/${id}/duplicates`)).body.map((lead) => lead.id);
  expect((await found(one)).toSorted()).toEqual([byPhone, byEmail].toSorted());
  expect(await found(partial)).toEqual([]);
  await asha('POST', `/leads/${byPhone}/merge`, { intoId: one });
  expect(await found(one)).toEqual([byEmail]);
  expect((await asha('GET', `/leads/${v7()}/duplicates`)).status).toBe(404);
});
