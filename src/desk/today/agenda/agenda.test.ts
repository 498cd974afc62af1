import { asc, eq, like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetAgendas } from '#agency/messages/forget-agendas.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { messages } from '#agency/messages/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { eraseLeadsWhere } from '#sales/leads/trash/erase-leads.ts';
import { leads } from '#sales/leads/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { askForAgendas, writeAgenda } from './jobs/write-agenda.ts';

const ist = (moment: string) => new Date(`${moment}:00+05:30`);
let now = ist('2032-03-08T08:00');
let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  office.ctx.now = () => now;
});
afterAll(() => office.close());

/** What is mailed to whom at a moment of India, where two machines look after it and one writes twice. */
async function mailedAt(moment: string) {
  now = ist(moment);
  office.enqueued.length = 0;
  await Promise.all([1, 2].map(() => askForAgendas.run(office.ctx, {})));
  const asked = office.enqueued.filter(({ name }) => name === 'write-agenda').flatMap((one) => one.payloads);
  const before = new Set((await agendas()).map(({ id }) => id));
  for (const payload of [...asked, ...asked])
    await writeAgenda.run(office.ctx, payload as { staffId: string; day: string });
  const fresh = (await agendas()).filter(({ id }) => !before.has(id));
  for (const { id } of fresh) await deliverMessage(office.ctx, { messageId: id });
  return fresh;
}
const agendas = () =>
  office.db.select().from(messages).where(like(messages.dedupeKey, 'agenda:%')).orderBy(asc(messages.id));
const told = async (moment: string) => (await mailedAt(moment)).map(({ recipient }) => recipient).toSorted();

const aBooking = (
  leadId: string,
  name: string,
  startsAt: Date,
  over: Partial<typeof bookings.$inferInsert> = {},
): typeof bookings.$inferInsert => ({
  id: v7(), leadId, name, phone: `90000${String(startsAt.getTime()).slice(-8, -3)}`, email: '', startsAt, seat: 0,
  endsAt: new Date(startsAt.getTime() + 1_800_000), busyUntil: new Date(startsAt.getTime() + 1_800_000),
  meetingType: 'call', clientAddress: '', origin: 'Website', bodyHash: '', ...over,
}); // prettier-ignore
const aQuotation = (name: string, over: Partial<typeof quotations.$inferInsert>) => ({
  id: v7(), publicId: v7(), title: 'Shop', name, company: '', gstin: '', mobile: '9000000077', email: '', intro: '',
  terms: '', validUntil: '2032-03-10', lines: [], netPaise: 0, gstPaise: 0, totalPaise: 24_10_800, status: 'sent' as const,
  sentAt: ist('2032-03-01T12:00'), ...over,
}); // prettier-ignore

test('a colleague’s day comes in one mail, once, each thing with its link; what is another’s, not due or not for their role is not in it', async () => {
  const [asha, ravi, books] = [
    await office.as('sales', 'Asha'),
    await office.as('sales', 'Ravi'),
    await office.as('accounts', 'Books'),
  ];
  const of = (assignedTo: string, name: string, over = {}) =>
    aLead({ name, assignedTo, createdAt: ist('2032-03-07T20:00'), ...over });
  const known = of(asha.id, 'Known Lead', { status: 'contacted' });
  const raviKnows = of(ravi.id, 'Ravi Knows', { status: 'contacted' });
  const legacy = of(asha.id, 'Call Again', { status: 'contacted', nextFollowUpAt: ist('2032-03-06T11:00') });
  const [fresh, his] = [of(asha.id, 'Fresh Enquiry'), of(ravi.id, 'His Enquiry')];
  await office.db.insert(leads).values([known, raviKnows, legacy, fresh, his]);
  const task = (ask: typeof asha, leadId: string | undefined, title: string, dueAt: string) =>
    ask('POST', `/leads/${leadId}/tasks`, { title, dueAt: ist(dueAt).toISOString(), assignedTo: ask.id });
  for (const [ask, lead, title, dueAt] of [
    [asha, known, 'Send the draft', '2032-03-05T11:00'],
    [asha, known, 'Ask for the logo', '2032-03-08T16:00'],
    [asha, known, 'Not before Friday', '2032-03-12T11:00'],
    [asha, raviKnows, 'Help with the domain', '2032-03-08T12:00'],
    [ravi, raviKnows, 'His own task', '2032-03-08T12:00'],
  ] as const)
    expect((await task(ask, lead.id, title, dueAt)).status).toBe(201);
  const ashasCall = aBooking(known.id ?? '', 'Meera Comes', ist('2032-03-08T11:30'));
  await office.db.insert(bookings).values([
    ashasCall,
    aBooking(raviKnows.id ?? '', 'Visits Ravi', ist('2032-03-08T12:00'), { seat: 1 }),
    aBooking(raviKnows.id ?? '', 'Held By Asha', ist('2032-03-08T15:00'), {
      hostId: asha.id, meetingType: 'meet', place: 'client', clientAddress: '4 Mill Road, Thane',
    }),
    aBooking(known.id ?? '', 'Comes Tomorrow', ist('2032-03-09T12:00')),
  ]); // prettier-ignore
  const ending = aQuotation('Ending Client', { leadId: known.id ?? null });
  await office.db
    .insert(quotations)
    .values([
      ending,
      aQuotation('Ends Next Week', { leadId: known.id ?? null, validUntil: '2032-03-15' }),
      aQuotation('Ends With Ravi', { leadId: raviKnows.id ?? null }),
    ]);

  expect(await told('2032-03-08T08:29')).toEqual([]);
  const mails = await mailedAt('2032-03-08T08:30');
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([asha.email, ravi.email]);
  const [mail] = mails.filter(({ recipient }) => recipient === asha.email);
  expect(mail?.subject).toBe('Your day: 2 consultations, 4 follow-ups, 1 new enquiry, 1 quotation');
  const text = mail?.text ?? '';
  const root = 'http://localhost:3000/admin';
  for (const words of [
    `11:30 am · Meera Comes ${root}/bookings/${ashasCall.id}/show`,
    `Phone call\n+91 ${ashasCall.phone}`,
    "Meeting at the customer's place, 4 Mill Road, Thane",
    'Send the draft · since 11:00 am, Fri 5 Mar',
    'Ask for the logo · today from 4:00 pm, Mon 8 Mar',
    'Help with the domain · today from 12:00 pm, Mon 8 Mar',
    'To be contacted again since 11:00 am, Sat 6 Mar',
    `Fresh Enquiry ${root}/leads/${fresh.id}/show`,
    `Ending Client ${root}/quotations/${ending.id}/show`,
    'looked at 0 times, ends on Wed 10 Mar',
    `Open Today ${root}/`,
  ])
    expect(text).toContain(words);
  for (const words of ['Visits Ravi', 'Tomorrow', 'Friday', 'His', 'Next Week', 'Ends With Ravi'])
    expect(text).not.toContain(words);
  expect(mails.map(({ text: one }) => one).join()).not.toContain(books.email);

  for (const later of ['2032-03-08T08:35', '2032-03-08T12:00']) expect(await told(later)).toEqual([]);
  // What names many people is gone at night, and with any of them.
  await eraseLeadsWhere(office.ctx, sql`id = ${fresh.id}`);
  expect(await agendas()).toEqual([]);
  expect(await told('2032-03-08T12:05')).toEqual([]);
  expect(await told('2032-03-09T08:30')).toEqual([asha.email, ravi.email]);
  await forgetAgendas(office.ctx);
  expect(await agendas()).toEqual([]);
});

test('nobody’s enquiries stand in it as on Today, and what is put off beyond the day does not; who has nothing gets nothing, also where something comes later', async () => {
  now = ist('2032-03-10T08:00');
  const [first, second, kept] = [
    await office.as('sales', 'Uma'),
    await office.as('sales', 'Vimal'),
    await office.as('sales', 'Kept'),
  ];
  await office.db.update(staff).set({ ownLeadsOnly: true }).where(eq(staff.id, kept.id));
  const mine = aLead({ name: 'Put Off', status: 'contacted', assignedTo: first.id, nextFollowUpAt: ist('2032-03-10T09:00') }); // prettier-ignore
  await office.db.insert(leads).values(mine);
  const items = [{ id: `follow-up:${mine.id}`, at: ist('2032-03-10T09:00').toISOString() }];
  const putOff = (until: string) =>
    first('PUT', '/today/snoozes', { items, until: ist(until).toISOString() });
  expect((await putOff('2032-03-11T11:00')).status).toBe(204);
  const mailed = await told('2032-03-10T08:30');
  for (const { email } of [first, second]) expect(mailed).not.toContain(email);
  await office.db.insert(leads).values(aLead({ name: 'Of Nobody', assignedTo: null }));
  expect(await told('2032-03-10T08:40')).toEqual([]);
  expect((await putOff('2032-03-11T10:00')).status).toBe(204);
  const next = await mailedAt('2032-03-11T08:30');
  const uma = next.find(({ recipient }) => recipient === first.email)?.text ?? '';
  expect(uma).toContain('NEW ENQUIRIES, YOURS AND NOBODY’S');
  expect(uma).toContain('Put Off');
  expect(next.find(({ recipient }) => recipient === second.email)?.text).toContain('Of Nobody');
  // Who sees their own leads only is told of nobody's no more than on Today.
  expect(next.map(({ recipient }) => recipient)).not.toContain(kept.email);
});

test('each chooses the time, or that it does not come; not who is away, has left or came today, not on days off, not in quiet hours, and late only within the morning', async () => {
  now = ist('2032-03-12T07:00');
  const [early, off, away, gone, quiet, free, novice] = [
    await office.as('sales', 'Early'),
    await office.as('sales', 'Off'),
    await office.as('sales', 'Away'),
    await office.as('sales', 'Gone'),
    await office.as('sales', 'Quiet'),
    await office.as('sales', 'Free'),
    await office.as('sales', 'Novice'),
  ];
  const owner = await office.as('owner', 'Boss');
  const all = [early, off, away, gone, quiet, free, novice].map(({ email }) => email);
  await office.db
    .insert(leads)
    .values([early, off, away, gone, quiet, free, novice].map(({ id }) => aLead({ assignedTo: id })));
  expect((await early('GET', '/session/agenda')).body).toEqual({ agendaAt: '08:30' });
  await office.db
    .update(staff)
    .set({ createdAt: ist('2032-03-18T07:00') })
    .where(eq(staff.id, novice.id));
  const at = (agendaAt: string | null) => ({ agendaAt });
  expect((await early('PUT', '/session/agenda', at('07:15'))).body).toEqual(at('07:15'));
  expect((await off('PUT', '/session/agenda', at(null))).body).toEqual(at(null));
  expect((await off('PUT', '/session/agenda', at('7:15'))).status).toBe(422);
  const hours = { from: '21:00', until: '09:30', days: [], zone: 'Asia/Kolkata' };
  await quiet('PUT', '/session/quiet-hours', { quietHours: hours });
  await free('PUT', '/session/quiet-hours', { quietHours: { ...hours, until: '08:00', days: [4] } });
  expect((await away('PUT', `/staff/${away.id}/duty`, { offDuty: true })).status).toBe(204);
  expect((await owner('PATCH', `/staff/${gone.id}`, { active: false })).status).toBe(204);
  const toThem = async (moment: string) => (await told(moment)).filter((to) => all.includes(to));

  expect(await toThem('2032-03-12T07:15')).toEqual([early.email]);
  expect(await toThem('2032-03-12T08:30')).toEqual([]);
  expect(await toThem('2032-03-12T09:30')).toEqual([quiet.email]);
  // Who sets another time has had it.
  expect((await early('PUT', '/session/agenda', at('10:00'))).status).toBe(200);
  expect(await toThem('2032-03-12T10:00')).toEqual([]);
  // A Sunday, then a Monday on which the server starts late, and a Tuesday on which it starts too late.
  expect(await toThem('2032-03-14T09:30')).toEqual([]);
  expect(await toThem('2032-03-15T12:00')).toEqual([early.email, free.email, quiet.email]);
  expect(await toThem('2032-03-16T15:00')).toEqual([]);
  // A day on which the agency is closed.
  const settings = (await owner<{ closures: object[] }>('GET', '/booking-settings')).body;
  const closures = [...settings.closures, { date: '2032-03-17', reason: 'Holi' }];
  expect((await owner('PUT', '/booking-settings', { ...settings, closures })).status).toBe(200);
  expect(await toThem('2032-03-17T10:00')).toEqual([]);
  expect(await toThem('2032-03-18T10:00')).toEqual([early.email, free.email, quiet.email]);
  expect(await toThem('2032-03-20T10:00')).toContain(novice.email);
});
