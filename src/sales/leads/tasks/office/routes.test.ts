import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#agency/staff/table.server.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { leadTasks } from '../table.server.ts';
import { inHours, openSalesOffice, type SalesOffice, type Task } from '../../office/test-sales-office.ts';

type Written = { id: string; eventIds: string[] };

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
let bharat: SalesOffice['bharat'];
let file: SalesOffice['file'];
let read: SalesOffice['read'];
beforeAll(async () => {
  ({ office, asha, bharat, file, read } = await openSalesOffice());
});
afterAll(() => office.close());

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
  const listed = await asha<{ data: LeadRecord[] }>('GET', '/leads?followUp=planned');
  expect(listed.body.data.find((one) => one.id === id)?.nextTask).toBe('Send prices');
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

test('with a lead of somebody who has left go its tasks to whoever gets it; those of a colleague stay theirs', async () => {
  const leaver = await office.as('sales', 'Chetan');
  const id = await file({ assignedTo: leaver.id });
  const add = (title: string, assignedTo: string) =>
    asha('POST', `/leads/${id}/tasks`, { title, dueAt: inHours(3), assignedTo });
  await add('Send prices', leaver.id);
  await add('Draw a sketch', bharat.id);
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, leaver.id));
  await asha('POST', '/leads/bulk', { ids: [id], assignedTo: asha.id });
  const whose = (await read(id)).tasks.map(({ title, assignedName }) => [title, assignedName]);
  expect(whose.toSorted()).toEqual([
    ['Draw a sketch', 'Bharat'],
    ['Send prices', 'Asha'],
  ]);
  await office.db.delete(leadTasks).where(eq(leadTasks.leadId, id));
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
