import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { Ctx } from '#kit/context.ts';
import { aLead } from '#office/test-office.ts';
import {
  answerTo,
  openQuotations,
  addressee,
  type Quotations,
} from '#sales/quotations/wire/test-quotations.ts';
import { createQuotation, deleteQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { sendQuotation } from '#sales/quotations/send-quotation.ts';
import { reopenQuotation, reviseQuotation } from '#sales/quotations/revise-quotation.ts';
import { someLines } from '#sales/quotations/wire/test-quotations.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { addTask } from '../tasks/add-task.ts';
import { changeTask } from '../tasks/change-task.ts';
import { leadTasks } from '../tasks/table.server.ts';
import { mergeLeads } from '../merging/merge-leads.ts';
import { undoLeadMerge } from '../merging/undo-lead-merge.ts';
import { leadEvents, leads } from '../table.server.ts';
import { undoChanges } from '../undo-changes.ts';
import { updateLead } from '../update-lead.ts';
import { askWhyExpired } from './ask-why.ts';
import { followPerson } from './follow-person.ts';
import { followRule } from './follow-rule.ts';
import { whyTask } from './status-rules.ts';

let site: Quotations;
let office: Ctx;
beforeAll(async () => {
  site = await openQuotations();
  office = site.office;
});
afterAll(() => site.close());

const file = async (over: Parameters<typeof aLead>[0] = {}) => {
  const row = aLead(over);
  await site.db.insert(leads).values(row);
  return row.id as string;
};
const offer = async (leadId: string, over: Partial<QuotationInput> = {}) => {
  const input = QuotationInput.parse({
    title: 'A shop', name: 'Asha Patil', ...addressee, stateCode: '27', validUntil: '2999-12-31', terms: '', lines: someLines, ...over,
  }); // prettier-ignore
  return (await createQuotation(office, { ...input, leadId })).id;
};
const send = async (leadId: string) => {
  const quotationId = await offer(leadId);
  await sendQuotation(office, { quotationId });
  const [row] = await site.db.select().from(quotations).where(eq(quotations.id, quotationId));
  return row ?? fail();
};
const reject = async (publicId: string) =>
  (await site.browser()('POST', '/api/quotation-response', answerTo(publicId, { action: 'reject' }))).status;
const read = async (id: string) => {
  const [lead] = await site.db.select().from(leads).where(eq(leads.id, id));
  return lead ?? fail();
};
const steps = async (id: string) =>
  (
    await site.db
      .select()
      .from(leadEvents)
      .where(and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'status')))
      .orderBy(leadEvents.id)
  ).map(({ id, data }) => ({ id, ...data }));
const tasksOf = (id: string) =>
  site.db.select().from(leadTasks).where(eq(leadTasks.leadId, id)).orderBy(leadTasks.id);
const plan = (leadId: string, title: string) =>
  addTask(office, { leadId, title, dueAt: new Date(Date.now() + 3_600_000) });
const fail = (): never => {
  throw new Error('There is no such row');
};

test('a quotation that is sent moves its lead, does its task and says why; one click takes the move back', async () => {
  const id = await file();
  await plan(id, 'Send the quotation for the shop');
  await plan(id, 'Call back');
  const { number, totalPaise } = await send(id);
  expect(await read(id)).toMatchObject({ status: 'proposal', valuePaise: totalPaise, clockNextAt: null });
  const [step] = await steps(id);
  const because = `quotation QT-${String(number).padStart(6, '0')} was sent`;
  expect(step).toMatchObject({ from: 'new', to: 'proposal', rule: 'quotation-sent', reason: because });
  expect((await tasksOf(id)).map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
    ['Send the quotation for the shop', true],
    ['Call back', false],
  ]);

  const [sent] = await tasksOf(id);
  const [ticked] = await site.db
    .select()
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, id), sql`${leadEvents.data} ->> 'step' = 'done'`));
  expect(ticked?.data).toMatchObject({ taskId: sent?.id, rule: 'quotation-sent', reason: because });

  // Not whoever sent it: anybody who works on leads.
  const [colleague] = await site.db
    .insert(staff)
    .values({
      id: v7(),
      email: 'k@example.com',
      name: 'Kiran',
      role: 'sales',
      passwordHash: '',
    })
    .returning();
  const other: Ctx = { ...office, actor: { kind: 'staff', ...(colleague ?? fail()) } };
  const undone = await undoChanges(other, { eventIds: [step?.id ?? ''] });
  expect(undone).toMatchObject({ changed: [{ id }], refused: [] });
  expect(await read(id)).toMatchObject({ status: 'new', firstContactAt: null });
  expect((await undoChanges(other, { eventIds: [step?.id ?? ''] })).refused).toHaveLength(1);
  await undoChanges(other, { eventIds: [ticked?.id ?? ''] });
  expect((await tasksOf(id)).map(({ doneAt }) => doneAt)).toEqual([null, null]);
});

test('what a rule has done stays once somebody has moved the lead, though it came back to where it was', async () => {
  const id = await file();
  await send(id);
  const [step] = await steps(id);
  await updateLead(office, { leadId: id, status: 'qualified' });
  await updateLead(office, { leadId: id, status: 'proposal' });
  expect((await undoChanges(office, { eventIds: [step?.id ?? ''] })).refused).toHaveLength(1);
  expect((await read(id)).status).toBe('proposal');
});

test('no rule leads backwards: a won lead stays won, a lost one comes back with an offer', async () => {
  const won = await file({ status: 'won' });
  await send(won);
  expect((await read(won)).status).toBe('won');
  const lost = await file({ status: 'lost' });
  const told = { leadId: lost, because: 'answered by a call', from: 'Office' };
  await inTransaction(office, (ctx) => followRule(ctx, { ...told, happened: 'spoken' }));
  expect((await read(lost)).status).toBe('lost');
  await send(lost);
  expect((await read(lost)).status).toBe('proposal');
});

test('two payments at the same moment make a lead won once', async () => {
  const id = await file({ status: 'proposal' });
  const told = await hearWebhooks(site.ctx);
  const paid = (because: string) =>
    inTransaction(site.ctx, (ctx) =>
      followRule(ctx, { leadId: id, happened: 'paid', because, from: 'Payment' }),
    );
  await Promise.all([paid('₹100 came'), paid('₹100 came'), paid('₹200 came')]);
  expect((await read(id)).status).toBe('won');
  expect(await steps(id)).toMatchObject([{ from: 'proposal', to: 'won', rule: 'paid' }]);
  const gone = await file({ status: 'proposal' });
  await updateLead(office, { leadId: gone, status: 'lost', reason: 'Chose somebody else' });
  const [{ valuePaise }, { valuePaise: lostPaise }] = [await read(id), await read(gone)];
  const heard = await told('lead.updated', 'lead.won', 'lead.lost');
  expect(heard.filter(([, { leadId }]) => leadId === id || leadId === gone)).toEqual([
    ['lead.updated', { leadId: id, change: 'status', status: 'won' }],
    ['lead.won', { leadId: id, valuePaise }],
    ['lead.updated', { leadId: gone, change: 'status', status: 'lost' }],
    ['lead.lost', { leadId: gone, valuePaise: lostPaise }],
  ]);
});

test('of two leads that were merged the one that lives follows, and takes over how far the other one had come', async () => {
  const into = await file();
  const from = await file({ status: 'contacted' });
  const { number } = await send(from);
  await mergeLeads(office, { leadId: from, intoId: into });
  expect(await read(into)).toMatchObject({ status: 'proposal', valuePaise: 2_410_800 });
  const told = { leadId: from, because: `quotation ${number}`, from: 'Quotation' };
  await inTransaction(site.ctx, (ctx) => followRule(ctx, { ...told, happened: 'quotation-accepted' }));
  expect((await read(into)).status).toBe('won');
  expect((await read(from)).status).toBe('junk');
});

test('who pays or books under a number or an address that a merged lead gave up moves the one that lives', async () => {
  const [from, into] = [
    await file({ phone: '9000071001', email: 'gave.up@example.com', service: 'SEO' }),
    await file({ phone: '9000071002', email: 'stays@example.com', service: '' }),
  ];
  await mergeLeads(office, { leadId: from, intoId: into });
  const did = (happened: 'booked' | 'paid') => ({ happened, because: 'they did', from: 'Shop' });
  await followPerson(office, { phone: '9000071001' }, did('booked'));
  expect((await read(into)).status).toBe('contacted');
  await followPerson(office, { phone: '', email: 'Gave.Up@example.com', service: 'SEO' }, did('paid'));
  expect((await read(into)).status).toBe('won');
});

test('who was given up and then buys under the same number is won again; an open lead, or one that bought before, comes first', async () => {
  const lost = (phone: string, over: object = {}) =>
    file({ phone, email: `${v7()}@example.com`, status: 'lost', ...over });
  const did = { because: 'they bought', from: 'Payment' };
  const buy = (phone: string, happened: 'paid' | 'booked' = 'paid', isOwed = false) =>
    followPerson(office, { phone, email: 'other.address@example.com', isOwed }, { ...did, happened });
  const [earlier, later] = [await lost('9000072001'), await lost('9000072001')];
  await buy('9000072001', 'booked');
  await buy('9000072001', 'paid', true);
  expect((await read(later)).status).toBe('lost');
  await buy('9000072001');
  expect([(await read(earlier)).status, (await read(later)).status]).toEqual(['lost', 'won']);
  expect(await steps(later)).toMatchObject([
    { from: 'lost', to: 'won', rule: 'paid', reason: 'they bought' },
  ]);
  // They have bought: what comes again is no other sale.
  await buy('9000072001');
  expect((await read(earlier)).status).toBe('lost');
  const [gone, open] = [await lost('9000072002'), await lost('9000072002', { status: 'contacted' })];
  await buy('9000072002');
  expect([(await read(gone)).status, (await read(open)).status]).toEqual(['lost', 'won']);
});

test('what is sold or open does not end in a lead that was given up: a merge takes the further status, and its undo gives it back', async () => {
  for (const [from, into] of [
    ['won', 'lost'],
    ['proposal', 'lost'],
    ['new', 'junk'],
    ['contacted', 'suspected'],
  ] as const) {
    const [leadId, intoId] = [await file({ status: from }), await file({ status: into })];
    await mergeLeads(office, { leadId, intoId });
    expect((await read(intoId)).status).toBe(from);
    await undoLeadMerge(office, { leadId });
    expect([(await read(leadId)).status, (await read(intoId)).status]).toEqual([from, into]);
  }
  for (const [from, into] of [
    ['lost', 'new'],
    ['proposal', 'won'],
    ['junk', 'lost'],
  ] as const) {
    const [leadId, intoId] = [await file({ status: from }), await file({ status: into })];
    await mergeLeads(office, { leadId, intoId });
    expect((await read(intoId)).status).toBe(into);
  }
});

test('what came of a quotation since a merge goes back with it: its revisions, and how far its lead has come by it', async () => {
  const [leadId, intoId] = [await file({ status: 'contacted' }), await file({ status: 'qualified' })];
  const sent = await send(leadId);
  await mergeLeads(office, { leadId, intoId });
  const { id: revised } = await reviseQuotation(office, { quotationId: sent.id, validUntil: '2999-12-31' });
  await sendQuotation(office, { quotationId: revised });
  await site.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, revised));
  const because = `quotation ${sent.number} was accepted`;
  await inTransaction(site.ctx, (ctx) =>
    followRule(ctx, { leadId: intoId, happened: 'quotation-accepted', because, from: 'Quotation' }),
  );
  expect(await read(intoId)).toMatchObject({ status: 'won', valuePaise: sent.totalPaise });
  await undoLeadMerge(office, { leadId });
  expect(await read(leadId)).toMatchObject({ status: 'won', valuePaise: sent.totalPaise });
  expect(await read(intoId)).toMatchObject({ status: 'qualified', valuePaise: null });
  expect((await steps(leadId)).at(-1)).toMatchObject({ to: 'won', reason: because });
  const its = await site.db.select().from(quotations).where(eq(quotations.leadId, leadId));
  expect(its.map(({ revision, status }) => [revision, status]).toSorted()).toEqual([[1, 'superseded'], [2, 'accepted']]); // prettier-ignore

  // And so does what is asked about it.
  const [asked, other] = [await file(), await file()];
  const { publicId } = await send(asked);
  await mergeLeads(office, { leadId: asked, intoId: other });
  expect(await reject(publicId)).toBe(200);
  expect((await tasksOf(other)).map(({ title }) => title)).toEqual([whyTask]);
  await undoLeadMerge(office, { leadId: asked });
  expect((await tasksOf(asked)).map(({ title }) => title)).toEqual([whyTask]);
  expect(await tasksOf(other)).toEqual([]);
  expect((await read(asked)).nextFollowUpAt).not.toBeNull();
  expect((await read(other)).nextFollowUpAt).toBeNull();

  // What was offered to the lead that stayed counts for it, though the other one had come as far before.
  const [ahead, behind] = [await file(), await file()];
  await send(ahead);
  await mergeLeads(office, { leadId: ahead, intoId: behind });
  await send(behind);
  await undoLeadMerge(office, { leadId: ahead });
  expect([(await read(ahead)).status, (await read(behind)).status]).toEqual(['proposal', 'proposal']);

  // What the lead that stayed has earned itself is its own, and what staff have said since as well.
  for (const isOwn of [true, false]) {
    const [from, into] = [await file(), await file()];
    if (!isOwn) await send(from);
    await mergeLeads(office, { leadId: from, intoId: into });
    if (isOwn) await send(into);
    else await updateLead(office, { leadId: into, status: 'lost', reason: 'No answer' });
    await undoLeadMerge(office, { leadId: from });
    expect((await read(into)).status).toBe(isOwn ? 'proposal' : 'lost');
    expect((await read(from)).status).toBe(isOwn ? 'new' : 'proposal');
  }
});

test('a value goes by the newest quotation until somebody says another one, and back', async () => {
  const id = await file();
  const first = await offer(id);
  const { valuePaise } = await read(id);
  expect(valuePaise).toBe(2_410_800);
  const second = await offer(id, { lines: someLines.slice(0, 1) });
  expect((await read(id)).valuePaise).toBe(2_242_000);
  await deleteQuotation(office, { quotationId: second });
  expect((await read(id)).valuePaise).toBe(valuePaise);

  const said = await updateLead(office, { leadId: id, valuePaise: 5_000_000, expectedCloseOn: '2027-01-15' });
  await sendQuotation(office, { quotationId: first });
  expect(await read(id)).toMatchObject({ valuePaise: 5_000_000, expectedCloseOn: '2027-01-15' });
  expect((await undoChanges(office, said)).changed).toHaveLength(1);
  expect(await read(id)).toMatchObject({ valuePaise, valueKept: false, expectedCloseOn: null });
  await updateLead(office, { leadId: id, valuePaise: 1_00 });
  await updateLead(office, { leadId: id, valuePaise: null });
  expect(await read(id)).toMatchObject({ valuePaise, valueKept: false });
});

test('once every quotation is rejected or has expired a task asks why, once, and nobody is lost by that', async () => {
  const id = await file();
  const first = await send(id);
  const second = await send(id);
  expect(await reject(first.publicId)).toBe(200);
  expect(await tasksOf(id)).toEqual([]);
  // The second one has its last day.
  await site.db
    .update(quotations)
    .set({ validUntil: sql`(now() at time zone 'Asia/Kolkata')::date - 1` })
    .where(eq(quotations.id, second.id));
  await askWhyExpired(site.ctx);
  await askWhyExpired(site.ctx);
  expect(await tasksOf(id)).toMatchObject([{ title: expect.stringMatching(/^Say why/), doneAt: null }]);
  expect((await read(id)).status).toBe('proposal');
  // Another offer is the answer.
  const { id: draft } = await reviseQuotation(office, { quotationId: second.id, validUntil: '2999-12-31' });
  await sendQuotation(office, { quotationId: draft });
  expect((await tasksOf(id)).map(({ doneAt }) => doneAt !== null)).toEqual([true]);
});

test('what asks why is not done without a reason, whatever it is called by then; the lead may stay open', async () => {
  const id = await file();
  await reject((await send(id)).publicId);
  const [task] = await tasksOf(id);
  const taskId = task?.id ?? '';
  const noReason = { errors: { reason: expect.any(String) as string } };
  await expect(changeTask(office, { taskId, title: 'Tidy up', done: true })).rejects.toMatchObject(noReason);
  await changeTask(office, { taskId, title: 'Tidy up' });
  await expect(changeTask(office, { taskId, done: true, reason: '' })).rejects.toMatchObject(noReason);
  await expect(updateLead(office, { leadId: id, nextFollowUpAt: null })).rejects.toMatchObject(noReason);
  expect(await tasksOf(id)).toMatchObject([{ title: 'Tidy up', doneAt: null }]);

  const { eventIds } = await changeTask(office, { taskId, done: true, reason: 'Too expensive' });
  expect(await read(id)).toMatchObject({ status: 'proposal', nextFollowUpAt: null });
  const [done] = await site.db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.id, eventIds[0] ?? ''));
  expect(done?.data).toMatchObject({ step: 'done', reason: 'Too expensive' });
  await undoChanges(office, { eventIds });
  await updateLead(office, { leadId: id, status: 'lost', reason: 'Chose somebody else' });
  expect(await tasksOf(id)).toMatchObject([{ doneAt: expect.any(Date) }]);
});

test('whoever says why has done that task; a rejection that is undone takes it away, too', async () => {
  const lost = await file();
  await reject((await send(lost)).publicId);
  expect(await tasksOf(lost)).toHaveLength(1);
  await updateLead(office, { leadId: lost, status: 'lost', reason: 'Too expensive' });
  expect(await tasksOf(lost)).toMatchObject([{ doneAt: expect.any(Date) }]);

  const back = await file();
  const { id, publicId } = await send(back);
  await reject(publicId);
  await reopenQuotation(office, { quotationId: id });
  expect(await tasksOf(back)).toMatchObject([{ doneAt: expect.any(Date) }]);
});

test('a quotation that its addressee accepts makes its lead won, which is worth what was taken of two offers', async () => {
  const id = await file();
  const { publicId, totalPaise: valuePaise } = await send(id);
  await sendQuotation(office, { quotationId: await offer(id, { lines: someLines.slice(0, 1) }) });
  expect((await read(id)).valuePaise).not.toBe(valuePaise);
  const visit = await site.proven(publicId, { email: addressee.email });
  expect((await visit('POST', '/api/quotation-response', answerTo(publicId))).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'won', valuePaise });
  expect((await steps(id)).at(-1)).toMatchObject({ rule: 'quotation-accepted', to: 'won' });
});

test('what stood in the database before follows once: values, statuses and why', async () => {
  const before = {
    accepted: await file({ status: 'new' }),
    sent: await file({ status: 'qualified' }),
    draft: await file({ status: 'contacted' }),
    given: await file({ status: 'lost' }),
    own: await file({ status: 'won', valuePaise: 100, valueKept: true }),
  };
  for (const [status, leadId] of Object.entries(before)) {
    const id = await offer(leadId);
    const stored = { accepted: 'accepted', sent: 'superseded', draft: 'draft', given: 'paid', own: 'paid' }[
      status
    ];
    await site.db.execute(sql`update quotations set status = ${stored} where id = ${id}`);
  }
  const names = ['accepted', 'sent', 'draft', 'given'] as const;
  for (const name of names)
    await site.db.update(leads).set({ valuePaise: null }).where(eq(leads.id, before[name]));
  const migration = readFileSync('drizzle/0002_deals.sql', 'utf8');
  const ofRows = migration
    .split('--> statement-breakpoint')
    .filter((one) => !/^\s*(ALTER|CREATE) /.test(one));
  for (let i = 0; i < 2; i++) for (const statement of ofRows) await site.db.execute(sql.raw(statement));
  expect(await read(before.accepted)).toMatchObject({
    status: 'won',
    valuePaise: 2_410_800,
    firstContactAt: expect.any(Date),
  });
  expect(await steps(before.accepted)).toMatchObject([
    { from: 'new', to: 'won', rule: 'quotation-accepted', reason: expect.stringMatching(/^quotation QT-\d{6} was accepted$/) },
  ]); // prettier-ignore
  expect((await read(before.sent)).status).toBe('proposal');
  expect(await read(before.draft)).toMatchObject({ status: 'contacted', valuePaise: 2_410_800 });
  expect((await read(before.given)).status).toBe('lost');
  expect((await read(before.own)).valuePaise).toBe(100);
  const [step] = await steps(before.accepted);
  expect((await undoChanges(office, { eventIds: [step?.id ?? ''] })).changed).toHaveLength(1);
});
