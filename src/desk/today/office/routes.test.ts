import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '#content/blog/table.server.ts';
import { benefitTerms } from '#money/renewals/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { comments } from '#content/comments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { helpRequests } from '#people/help/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { writeDueInvoices } from '#money/invoices/recurring/write-due.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { refundRequests } from '#money/refund-requests/table.server.ts';
import { quotationResponses } from '#sales/quotations/answers/table.server.ts';
import { projects } from '#sales/projects/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { addDays, dateInIndia, formatDate, formatDay } from '#kit/india/india-date.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import type { TodayItem } from '../today-item.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

const anHour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * anHour);
type Ask = Awaited<ReturnType<typeof office.as>>;
const read = async (ask: Ask, whose = 'all') =>
  (await ask<{ data: TodayItem[] }>('GET', `/today?whose=${whose}`)).body.data;
const about = (items: TodayItem[], who: string) =>
  items.filter((item) => item.who === who).map(({ kind, urgency, reason }) => [kind, urgency, reason]);

test('enquiries and follow-ups wait until somebody deals with them; mine are not my colleague’s', async () => {
  const sales = await office.as('sales', 'Nila');
  const colleague = await office.as('sales', 'Omkar');
  const old = aLead({ name: 'Old Enquiry', createdAt: ago(30) });
  const fresh = aLead({ name: 'Fresh Enquiry', service: '', dueAt: ago(-1) });
  const overdue = aLead({ name: 'Overdue Enquiry', dueAt: ago(1) });
  const due = aLead({
    name: 'Due Again',
    status: 'contacted',
    nextFollowUpAt: ago(48),
    assignedTo: sales.id,
  });
  const won = aLead({ name: 'Won Already', status: 'won', nextFollowUpAt: ago(48) });
  const later = aLead({ name: 'Later On', status: 'contacted', nextFollowUpAt: ago(-72) });
  await office.db.insert(leads).values([old, fresh, overdue, due, won, later]);

  const items = await read(sales, 'mine');
  expect(about(items, 'Old Enquiry')).toEqual([
    ['lead', 'late', 'Should have been answered: Website Development, Contact Inquiry'],
  ]);
  expect(about(items, 'Fresh Enquiry')).toEqual([
    ['lead', 'today', 'Nobody has answered yet: no service chosen, Contact Inquiry'],
  ]);
  expect(about(items, 'Overdue Enquiry')).toEqual([['lead', 'late', expect.stringContaining('Should have')]]);
  expect(about(items, 'Due Again')).toEqual([
    ['follow-up', 'late', expect.stringMatching(/^To be contacted again since /)],
  ]);
  for (const nobody of ['Won Already', 'Later On']) expect(about(items, nobody)).toEqual([]);
  expect(about(await read(colleague, 'mine'), 'Due Again')).toEqual([]);
  expect(about(await read(colleague), 'Due Again')).toHaveLength(1);

  const [contacted] = items.find(({ who }) => who === 'Old Enquiry')?.acts ?? [];
  const [done, tomorrow] = items.find(({ who }) => who === 'Due Again')?.acts ?? [];
  expect([contacted?.label, done?.label, tomorrow?.label]).toEqual(['Contacted', 'Done', 'Tomorrow']);
  for (const act of [contacted, done])
    expect((await sales(act?.method ?? '', act?.path ?? '', act?.body)).status).toBe(200);
  const left = await read(sales, 'mine');
  expect([...about(left, 'Old Enquiry'), ...about(left, 'Due Again')]).toEqual([]);
});

test('what was given to somebody who has left, or works on something else by now, waits for everybody', async () => {
  const [owner, sales, leaver] = [
    await office.as('owner', 'Boss'),
    await office.as('sales', 'Stays'),
    await office.as('sales', 'Leaver'),
  ];
  const theirs = { assignedTo: leaver.id };
  await office.db
    .insert(leads)
    .values([
      aLead({ name: 'Left Enquiry', ...theirs }),
      aLead({ name: 'Left Again', status: 'contacted', nextFollowUpAt: ago(2), ...theirs }),
    ]);
  const projectId = v7();
  await office.db.insert(projects).values({
    id: projectId, origin: projectId, email: 'x@example.com', name: 'Asha', phone: '', language: 'en', title: 'Left Site',
    service: 'Website', startsOn: '2026-01-05', dueOn: '2026-01-09', openStep: 0, ...theirs,
  }); // prettier-ignore
  const seen = async () =>
    (await read(sales, 'mine')).map(({ who }) => who).filter((who) => who.startsWith('Left '));
  expect(await seen()).toEqual([]);
  for (const change of [{ active: false }, { active: true, role: 'content' }]) {
    expect((await owner('PATCH', `/staff/${leaver.id}`, change)).status).toBe(204);
    expect((await seen()).toSorted()).toEqual(['Left Again', 'Left Enquiry', 'Left Site']);
  }
  // What was promised to an account that is erased by now says so.
  await office.db.update(projects).set({ name: '' }).where(eq(projects.id, projectId));
  const site = (await read(sales, 'mine')).find(({ who }) => who === 'Left Site');
  expect(site?.reason).toContain('promised to Deleted customer for 9 January 2026');
  await owner('PATCH', `/staff/${leaver.id}`, { role: 'sales' });
  expect(await seen()).toEqual([]);
});

test('imported leads are one line for each person, and neither what is overdue nor what is worth most falls out for what is newer', async () => {
  const sales = await office.as('sales', 'Ishan');
  const imported = (count: number, over: object = {}) =>
    Array.from({ length: count }, () => aLead({ name: 'Row', form: 'import', source: 'Import', ...over }));
  const longest = aLead({ name: 'Waits Longest', dueAt: ago(500) });
  const soon = Array.from({ length: 60 }, (_, i) => aLead({ name: 'Due Soon', dueAt: ago(-1 - i) }));
  const tried = aLead({ name: 'Tried Already', dueAt: ago(400), firstContactAt: ago(300) });
  const dear = aLead({ name: 'Worth Most', dueAt: ago(-200), valuePaise: 9_00_000_00 });
  const rows = [longest, tried, dear, ...soon, ...imported(190), ...imported(2, { assignedTo: sales.id })];
  await office.db.insert(leads).values(rows);

  const { data, more } = (
    await sales<{ data: TodayItem[]; more: { label: string; path: string }[] }>('GET', '/today?whose=all')
  ).body;
  expect(about(data, 'Row')).toEqual([]);
  expect(about(data, 'Imported leads').toSorted()).toEqual([
    ['import', 'waiting', '190 imported, nobody assigned'],
    ['import', 'waiting', '2 imported, assigned to Ishan'],
  ]);
  expect(data.find(({ reason }) => reason.startsWith('190'))?.path).toBe(
    `/leads?${new URLSearchParams({ filter: '{"view":"new","form":"import","assignedTo":"none"}' })}`,
  );
  // What it is written with stands beside it: the words of a deadline are made in one place.
  expect(data.slice(0, 2).map(({ who }) => who)).toEqual(['Worth Most', 'Waits Longest']);
  expect(data[1]).toMatchObject({
    who: 'Waits Longest',
    urgency: 'late',
    clock: { dueAt: longest.dueAt?.toISOString(), status: 'new', firstContactAt: null },
  });
  expect(about(data, 'Tried Already')).toEqual([
    ['lead', 'today', expect.stringContaining('Not reached yet')],
  ]);
  expect(about(data, 'Due Soon').length).toBeLessThan(50);
  expect(more).toEqual([
    { label: 'New leads', path: `/leads?${new URLSearchParams({ filter: '{"view":"new"}' })}` },
  ]);
  await office.db.delete(leads).where(
    inArray(
      leads.id,
      rows.map(({ id }) => id ?? ''),
    ),
  );
});

test('within a kind what is urgent and worth much comes first, and what has no value counts as a small one', async () => {
  const sales = await office.as('sales', 'Jaya');
  const rows = (
    [
      ['Late, no value', 1, null],
      ['Late, worth 20,000', 1, 20_000_00],
      ['Today, worth a lakh', -1, 1_00_000_00],
      ['Today, no value', -2, null],
      ['Today, no value, but older', -1, null],
    ] as const
  ).map(([name, hours, valuePaise]) => aLead({ name, dueAt: ago(hours), valuePaise, assignedTo: sales.id }));
  await office.db.insert(leads).values(rows);
  const names = rows.map(({ name }) => name);
  const found = (await read(sales, 'mine')).map(({ who }) => who).filter((who) => names.includes(who));
  expect(found).toEqual([
    'Today, worth a lakh',
    'Late, no value',
    'Late, worth 20,000',
    'Today, no value, but older',
    'Today, no value',
  ]);
  await office.db.delete(leads).where(inArray(leads.name, names));
});

test('a follow-up says what is to be done, the dearest of many is among them, and one that asks why takes a reason', async () => {
  const sales = await office.as('sales', 'Leela');
  const open = { status: 'proposal', assignedTo: sales.id } as const;
  const many = Array.from({ length: 60 }, (_, i) =>
    aLead({ name: 'Long Due', nextFollowUpAt: ago(100 + i), ...open }),
  );
  const dear = aLead({ name: 'Due Dear', nextFollowUpAt: ago(1), valuePaise: 9_00_000_00, ...open });
  const why = aLead({ name: 'Due Why', nextFollowUpAt: ago(2), valuePaise: 8_00_000_00, ...open });
  await office.db.insert(leads).values([...many, dear, why]);
  const aTask = (lead: typeof dear, title: string, hours: number, over: object = {}) => ({
    id: v7(),
    leadId: lead.id ?? '',
    title,
    dueAt: ago(hours),
    ...over,
  });
  const asked = aTask(why, 'Say why: every quotation was rejected', 2, { origin: `why:${v7()}` });
  await office.db
    .insert(leadTasks)
    .values([aTask(dear, 'Show the draft', 1), aTask(dear, 'Ask for the logo', -3), asked]);
  const items = (await read(sales, 'mine')).filter(({ kind }) => kind === 'follow-up');
  expect(items.slice(0, 2)).toMatchObject([
    {
      who: 'Due Dear',
      leadId: dear.id,
      reason: expect.stringMatching(/^Show the draft · (since|today from) /),
    },
    {
      who: 'Due Why',
      reason: expect.stringMatching(/^Say why: /),
      acts: [{ label: 'Say why', asksWhyOf: asked.id }, { label: 'Tomorrow' }],
    },
  ]);
  expect(items[2]?.reason).toMatch(/^To be contacted again since /);
  const [act] = items[1]?.acts ?? [];
  const say = (more: object) => sales(act?.method ?? '', act?.path ?? '', { ...act?.body, ...more });
  expect((await say({})).status).toBe(422);
  expect((await say({ reason: 'Too expensive' })).status).toBe(200);
  await office.db.delete(leads).where(inArray(leads.name, ['Long Due', 'Due Dear', 'Due Why']));
});

test('what somebody puts off is gone for them alone, and comes back by the clock, on request, or when it has changed', async () => {
  const sales = await office.as('sales', 'Kiran');
  const colleague = await office.as('sales', 'Lata');
  const lead = aLead({ name: 'Put Off', status: 'contacted', nextFollowUpAt: ago(5), assignedTo: sales.id });
  await office.db.insert(leads).values(lead);
  type Answer = { data: TodayItem[]; snoozed: number; nextAt: string | null };
  const ask = async (query = '') => (await sales<Answer>('GET', `/today?whose=mine${query}`)).body;
  const isShown = async () => about((await ask()).data, 'Put Off').length === 1;
  const item = (await ask()).data.find(({ who }) => who === 'Put Off');
  const until = ago(-20).toISOString();
  const items = [{ id: item?.id, at: item?.at }];
  const snooze = (over: object = {}) => sales('PUT', '/today/snoozes', { items, until, ...over });

  for (const wrong of [ago(1), ago(-24 * 400)])
    expect((await snooze({ until: wrong.toISOString() })).status).toBe(422);
  expect((await snooze({ until: 'later' })).status).toBe(422);
  expect((await snooze({ items: [...items, ...items] })).status).toBe(422);
  expect((await snooze()).status).toBe(204);
  expect(await isShown()).toBe(false);
  expect(await ask('&snoozed=true')).toMatchObject({
    data: [{ who: 'Put Off', snoozedUntil: until }],
    snoozed: 1,
    nextAt: until,
  });
  expect(about(await read(colleague), 'Put Off')).toHaveLength(1);

  expect((await snooze({ until: null })).status).toBe(204);
  expect(await isShown()).toBe(true);

  await snooze();
  const { now } = office.ctx;
  office.ctx.now = () => new Date(ago(-20).getTime() + 60_000);
  expect(await isShown()).toBe(true);
  expect(await ask()).toMatchObject({ snoozed: 0, nextAt: null });
  office.ctx.now = now;
  expect(await isShown()).toBe(false);

  await sales('PATCH', `/leads/${lead.id}`, { nextFollowUpAt: ago(2).toISOString() });
  expect(await isShown()).toBe(true);
});

test('what is put off makes room for what is not', async () => {
  const sales = await office.as('sales', 'Mohan');
  const rows = Array.from({ length: 60 }, (_, i) =>
    aLead({ name: `Crowded ${i}`, dueAt: ago(1_000 - i), assignedTo: sales.id }),
  );
  await office.db.insert(leads).values(rows);
  const items = (await read(sales, 'mine'))
    .filter(({ who }) => who.startsWith('Crowded'))
    .map(({ id, at }) => ({ id, at }));
  const putOff = await sales('PUT', '/today/snoozes', { items, until: ago(-20).toISOString() });
  expect(putOff.status).toBe(204);
  const left = (await read(sales, 'mine')).filter(({ who }) => who.startsWith('Crowded'));
  expect(left.map(({ who }) => who)).toEqual(expect.arrayContaining(['Crowded 58', 'Crowded 59']));
  await office.db.delete(leads).where(
    inArray(
      leads.name,
      rows.map(({ name }) => name),
    ),
  );
});

test('consultations of today are announced; of earlier ones somebody says whether they were held', async () => {
  const sales = await office.as('sales', 'Padma');
  const [lead] = await office.db
    .insert(leads)
    .values(aLead({ status: 'contacted' }))
    .returning();
  const aBooking = (name: string, startsAt: Date, phone: string): typeof bookings.$inferInsert => ({
    id: v7(), leadId: lead?.id ?? '', name, phone, email: '', startsAt, seat: 0,
    endsAt: new Date(startsAt.getTime() + anHour / 2), busyUntil: new Date(startsAt.getTime() + anHour / 2),
    meetingType: 'call', clientAddress: '', origin: 'Website', bodyHash: '',
  }); // prettier-ignore
  await office.db
    .insert(bookings)
    .values([
      aBooking('Held Yesterday', ago(26), '9000020001'),
      aBooking('Next Week', ago(-200), '9000020002'),
    ]);
  const items = await read(sales);
  expect(about(items, 'Held Yesterday')).toEqual([
    ['booking', 'late', expect.stringMatching(/^Phone call of .*: did it take place\?$/)],
  ]);
  expect(about(items, 'Next Week')).toEqual([]);
  const [held] = items.find(({ who }) => who === 'Held Yesterday')?.acts ?? [];
  expect((await sales(held?.method ?? '', held?.path ?? '', held?.body)).status).toBe(200);
  expect(about(await read(sales), 'Held Yesterday')).toEqual([]);
  const { undo } = held ?? {};
  expect((await sales(undo?.method ?? '', undo?.path ?? '', undo?.body)).status).toBe(200);
  expect(about(await read(sales), 'Held Yesterday')).toHaveLength(1);
});

test('counter-offers are to be answered, and offers that end soon to be spoken about', async () => {
  const sales = await office.as('sales', 'Qadir');
  const today = dateInIndia(new Date());
  const aQuotation = (over: Partial<typeof quotations.$inferInsert>): typeof quotations.$inferInsert => ({
    id: v7(), publicId: v7(), title: 'Shop', name: 'x', company: '', gstin: '', mobile: '', email: '',
    intro: '', terms: '', validUntil: addDays(today, 20), lines: [], netPaise: 0, gstPaise: 0,
    totalPaise: 24_10_800, sentAt: ago(1), ...over,
  }); // prettier-ignore
  const countered = aQuotation({ name: 'Countering Client', status: 'countered' });
  const ending = aQuotation({ name: 'Ending Client', status: 'viewed', views: 3, validUntil: today });
  const lost = aLead({ status: 'lost' });
  await office.db.insert(leads).values(lost);
  await office.db
    .insert(quotations)
    .values([
      countered,
      ending,
      aQuotation({ name: 'Calm Client', status: 'sent' }),
      aQuotation({ name: 'Lost Client', status: 'countered', leadId: lost.id ?? null }),
    ]);
  await office.db.insert(quotationResponses).values({
    id: v7(), quotationId: countered.id, action: 'counter', description: '', reason: '', mobile: '',
    email: '', verified: true, counterTotalPaise: 20_00_000, contentHash: '', ip: '', userAgent: '',
  }); // prettier-ignore
  const items = await read(sales);
  expect(about(items, 'Countering Client')).toEqual([
    ['quotation', 'today', expect.stringMatching(/^QT-\d{6}: counter-offer of ₹20,000 for ₹24,108$/)],
  ]);
  expect(about(items, 'Ending Client')).toEqual([
    ['quotation', 'today', expect.stringMatching(/^QT-\d{6}: ₹24,108, looked at 3 times, ends today$/)],
  ]);
  for (const who of ['Calm Client', 'Lost Client']) expect(about(items, who)).toEqual([]);
});

test('money, customers, comments and mails that need somebody show up for whoever may see them', async () => {
  const now = new Date();
  const [customer] = await office.db
    .insert(customers)
    .values({ id: v7(), email: 'usha@example.com', fullName: 'Usha', phone: '9000020009' })
    .returning();
  const aPayment = (name: string, over: Partial<typeof paymentTransactions.$inferInsert>) => {
    const order = anOrder();
    return {
      id: `txn_${v7()}`, createdAt: now, updatedAt: now, customerId: customer?.id ?? '', purpose: 'cart' as const,
      subjectId: v7(), order: { ...order, buyer: { ...order.buyer, name } }, totalPaise: 118_000,
      mode: 'sandbox' as const, expiresAt: now, ...over,
    }; // prettier-ignore
  };
  await office.db
    .insert(paymentTransactions)
    .values([
      aPayment('Odd Money', { status: 'review', reviewReason: 'the amount is ₹1' }),
      aPayment('Card Refused', { status: 'pending', lastErrorText: 'The bank said no' }),
      aPayment('Just Paying', { status: 'pending' }),
      aPayment('Refund Failed', { status: 'paid', reviewReason: 'A refund of ₹500 failed: Account closed' }),
      aPayment('Gone Back', { status: 'refunded' }),
      aPayment('Came Late', { status: 'refund_due' }),
    ]);
  await office.db
    .insert(helpRequests)
    .values({ id: v7(), customerId: customer?.id ?? '', name: 'Usha Waits', updatedAt: ago(30) });
  const asked = aPayment('Wants It Back', { status: 'paid' });
  await office.db.insert(paymentTransactions).values(asked);
  const yesterday = addDays(dateInIndia(now), -1);
  await office.db.insert(refundRequests).values({
    id: v7(), transactionId: asked.id, createdAt: now, updatedAt: now, reason: 'x', reviewDueOn: yesterday,
  }); // prettier-ignore
  await office.db.insert(benefitTerms).values({
    transactionId: asked.id, benefitId: v7(), title: 'Search console', months: 12, startsAt: ago(24 * 360),
    endsAt: ago(-24 * 3),
  }); // prettier-ignore
  const [post] = await office.db.select().from(posts).limit(1);
  const said = { postId: post?.id ?? '', ip: '', userAgent: '' };
  await office.db.insert(comments).values([
    {
      id: v7(), ...said, author: 'Held Reader', content: 'Look at my shop', status: 'held',
      heldBecause: ['contains a link'],
    },
    { id: v7(), ...said, author: 'Rude Reader', content: 'You are fools', status: 'approved', reports: 2 },
    { id: v7(), ...said, author: 'Kind Reader', content: 'Thank you', status: 'approved' },
  ]); // prettier-ignore
  await office.db.insert(messages).values({
    id: v7(), dedupeKey: v7(), channel: 'email', recipient: 'gone@example.com', subject: 'Your receipt',
    text: 'x', status: 'failed',
  }); // prettier-ignore

  const everything = await read(await office.as('owner', 'Rekha'));
  const expected = {
    'Odd Money': ['payment', 'late', 'Money came that does not fit: the amount is ₹1'],
    'Refund Failed': ['payment', 'late', 'A refund of ₹500 failed: Account closed'],
    'Came Late': ['payment', 'late', '₹1,180 came too late and has to go back'],
    'Card Refused': ['payment', 'today', 'Could not pay ₹1,180: The bank said no'],
    'Usha Waits': ['help', 'late', 'A customer waits for an answer'],
    'Held Reader': ['comment', 'waiting', `“Look at my shop” under ${post?.title}`],
    'Rude Reader': ['comment', 'waiting', `Reported by 2 readers: “You are fools” under ${post?.title}`],
    'gone@example.com': ['message', 'waiting', 'Could not be delivered: Your receipt'],
  };
  for (const [who, item] of Object.entries(expected)) expect(about(everything, who)).toEqual([item]);
  expect(about(everything, 'Usha')).toEqual([
    ['refund', 'late', `Refund of ₹1,180 to be decided by ${formatDate(yesterday)}`],
    [
      'renewal',
      'waiting',
      `Search console ends ${formatDay(addDays(dateInIndia(now), 3))} and is not renewed`,
    ],
  ]);
  for (const who of ['Just Paying', 'Gone Back', 'Kind Reader']) expect(about(everything, who)).toEqual([]);
  const groups = everything.map(({ kind }) => kind).filter((kind, i, all) => kind !== all[i - 1]);
  expect(groups).toEqual([...new Set(groups)]);

  const kinds = (items: TodayItem[]) => [...new Set(items.map(({ kind }) => kind))];
  expect(kinds(await read(await office.as('content', 'Sita')))).toEqual(['comment']);
  expect(kinds(await read(await office.as('accounts', 'Tara')))).not.toContain('comment');
  // Nobody is asked to renew for an account that is erased.
  await office.db
    .update(customers)
    .set({ closedAt: now })
    .where(eq(customers.id, customer?.id ?? ''));
  expect(about(await read(await office.as('accounts', 'Tarun')), 'Usha').map(([kind]) => kind)).toEqual([
    'refund',
  ]);
});

test('a recurring invoice that waits stands here, and one that was not mailed for whoever reads no mailbox', async () => {
  const accounts = await office.as('accounts', 'Uma');
  const buyer = await accounts<{ id: string }>('POST', '/buyers', {
    name: 'Kabir', company: 'Waiting Travels', email: 'kabir@example.com', stateCode: '27',
  }); // prettier-ignore
  const setUp = (over: object) =>
    accounts('POST', '/recurring-invoices', {
      buyerId: buyer.body.id, every: 'month', startsOn: dateInIndia(new Date()), dueDays: 15,
      lines: [{ title: 'Retainer', quantity: 1, unitPaise: 1_000_000, gstPercent: 18 }], ...over,
    }); // prettier-ignore
  expect([(await setUp({})).status, (await setUp({ sends: true })).status]).toEqual([201, 201]);
  await writeDueInvoices(office.ctx);
  const [waiting, ...more] = (await read(accounts)).filter(({ who }) => who === 'Waiting Travels');
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ kind: 'invoice', urgency: 'today', valuePaise: 1_180_000 });
  expect(waiting?.reason).toMatch(/^The invoice for .* waits to be issued$/);
  await accounts('POST', `${/\/invoice-drafts\/[\w-]+/.exec(waiting?.path ?? '')?.[0]}/issue`, {
    byHand: true,
  });
  expect(about(await read(accounts), 'Waiting Travels')).toEqual([]);

  const [mailed] = await office.db
    .select()
    .from(invoices)
    .where(eq(invoices.buyerName, 'Waiting Travels'))
    .orderBy(invoices.id);
  await office.db.insert(messages).values({
    id: v7(), dedupeKey: `invoice:${mailed?.id}`, channel: 'email', recipient: 'kabir@example.com',
    subject: 'Your invoice', text: 'x', status: 'failed',
  }); // prettier-ignore
  expect(about(await read(accounts), 'Waiting Travels')).toEqual([
    ['invoice', 'late', `${mailed?.number} could not be mailed to kabir@example.com`],
  ]);
  const owner = await office.as('owner', 'Vani');
  expect(about(await read(owner), 'Waiting Travels')).toEqual([]);

  // A card that fails is worth a call until the invoice is paid otherwise.
  const now = new Date();
  const order = anOrder();
  await office.db.insert(paymentTransactions).values({
    id: `txn_${v7()}`, createdAt: now, updatedAt: now, customerId: null, purpose: 'invoice', subjectId: mailed?.id ?? '',
    order: { ...order, buyer: { ...order.buyer, name: 'Card Failed' } }, totalPaise: 118_000, mode: 'sandbox',
    expiresAt: now, status: 'pending', lastErrorText: 'No balance',
  }); // prettier-ignore
  expect(about(await read(owner), 'Card Failed')).toHaveLength(1);
  await office.db
    .update(receivables)
    .set({ openPaise: 0 })
    .where(eq(receivables.invoiceId, mailed?.id ?? ''));
  expect(about(await read(owner), 'Card Failed')).toEqual([]);
});
