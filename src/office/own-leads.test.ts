import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { tellStaff } from '#agency/messages/tell-staff.ts';
import { staff } from '#agency/staff/table.server.ts';
import { permissions, roleMay, withOwnLeadsOnly, type Permission } from '#kit/permissions.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { waitingList } from '#sales/bookings/waiting/table.server.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { aLead, openOffice } from './test-office.ts';

/** Docs/decisions/116: who sees their own leads only, and what becomes of every call then. */
type Office = Awaited<ReturnType<typeof openOffice>>;
type Ask = Awaited<ReturnType<Office['as']>>;
type Outcome = { changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] };
type Listed = { data: { id: string; name: string }[]; total: number };

let office: Office;
let owner: Ask;
let vikram: Ask;
let asha: Ask;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
  vikram = await office.as('sales', 'Vikram');
  asha = await office.as('sales', 'Asha');
  expect((await owner('PATCH', `/staff/${asha.id}`, { ownLeadsOnly: true })).status).toBe(204);
});
afterAll(() => office.close());

let people = 0;
const file = async (over: Parameters<typeof aLead>[0]) => {
  const lead = aLead({ phone: String(9_811_000_000 + people++), email: `p${people}@example.com`, ...over });
  await office.db.insert(leads).values(lead);
  return lead;
};

/** What stands in everything of somebody else's, and in nothing that Asha may see. */
const secret = /qanaria|98111000(77|78)/i;
const soon = () => new Date(Date.now() + 3 * 86_400_000);
const dayIn = (days: number) => addDays(dateInIndia(new Date()), days);

async function aBooking(leadId: string, name: string, phone: string) {
  const startsAt = soon();
  const [made] = await office.db
    .insert(bookings)
    .values({
      id: v7(),
      leadId,
      name,
      phone,
      email: '',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      busyUntil: new Date(startsAt.getTime() + 1_800_000),
      seat: people,
      meetingType: 'call',
      clientAddress: '',
      origin: 'Website',
      bodyHash: '',
    })
    .returning();
  return made ?? fail();
}

const aQuotation = (leadId: string | null, name: string) => ({
  title: 'A website',
  name,
  mobile: '9811100078',
  email: 'quoted@example.com',
  address: '12 Example Lane, Pune',
  stateCode: '27',
  validUntil: '2999-12-31',
  lines: [{ title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 }],
  leadId,
});

/** Somebody else's lead, with all that can hang on one. */
async function others(assignedTo: string | null, phone: string) {
  const name = 'Qanaria Others';
  const lead = await file({
    name,
    phone,
    email: 'qanaria@example.com',
    message: 'Qanaria wants a shop',
    service: 'Qanaria service',
    assignedTo,
    valuePaise: 77_700,
    nextFollowUpAt: new Date(),
  });
  const { id: leadId = '' } = lead;
  await owner('POST', `/leads/${leadId}/notes`, { text: 'Qanaria note', tell: [] });
  const task = await owner<{ id: string }>('POST', `/leads/${leadId}/tasks`, {
    title: 'Qanaria task',
    dueAt: soon().toISOString(),
  });
  // As it stands where a lead was taken from somebody and nobody has it now.
  await office.db.update(leadTasks).set({ assignedTo: asha.id }).where(eq(leadTasks.id, task.body.id));
  await owner('POST', `/leads/${leadId}/mail`, { key: v7(), subject: 'Qanaria mail', text: 'Hello' });
  const quotation = await owner<{ id: string }>('POST', '/quotations', aQuotation(leadId, name));
  const agreed = await owner<{ id: string }>('POST', '/quotations', aQuotation(leadId, name));
  await office.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, agreed.body.id));
  const trashed = await file({ name, phone, assignedTo, deletedAt: new Date(), status: 'junk' });
  // Due now, so that it stands on Today.
  await office.db.update(leads).set({ nextFollowUpAt: new Date() }).where(eq(leads.id, leadId));
  const booking = await aBooking(leadId, name, phone);
  const [place] = await office.db
    .insert(waitingList)
    .values({
      id: v7(),
      leadId,
      day: soon().toISOString().slice(0, 10),
      name,
      phone,
      email: 'qanaria@example.com',
      meetingType: 'call',
      clientAddress: '',
      origin: 'Website',
      language: 'en',
      joinedAt: new Date(),
    })
    .returning();
  const [event] = await office.db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId));
  return {
    leadId,
    phone,
    taskId: task.body.id,
    quotationId: quotation.body.id,
    agreedId: agreed.body.id,
    trashedId: trashed.id ?? fail(),
    bookingId: booking.id,
    waitingId: place?.id ?? fail(),
    eventId: event?.id ?? fail(),
  };
}
type Others = Awaited<ReturnType<typeof others>>;

const aDay = { date: '2999-12-30', time: '11:00' };
const facts = {
  name: 'Taken over', phone: '9811155555', email: '', company: '', address: '', pincode: '', stateCode: '',
  service: '', plan: '', source: '', language: 'en',
}; // prettier-ignore

/** Every call that Asha may make and that changes something, aimed at what is not hers. */
const attacks = (
  its: Others,
  mine: string,
): Record<string, { path: string; body?: object | undefined }[]> => {
  const { leadId, taskId, quotationId, agreedId, trashedId, bookingId, waitingId, eventId, phone } = its;
  const ids = [leadId];
  const lead = (more: string, body?: object) => [{ path: `/leads/${leadId}${more}`, body }];
  const booking = (more: string, body?: object) => [{ path: `/bookings/${bookingId}${more}`, body }];
  const quotation = (more: string, body?: object) => [{ path: `/quotations/${quotationId}${more}`, body }];
  const until = { validUntil: '2999-12-31' };
  return {
    'POST /leads/bulk': [
      { path: '/leads/bulk', body: { ids, status: 'contacted' } },
      { path: '/leads/bulk', body: { ids, assignedTo: asha.id } },
    ],
    'POST /leads/undo': [{ path: '/leads/undo', body: { eventIds: [eventId] } }],
    'PATCH /leads/{id}': [
      ...lead('', { status: 'contacted' }),
      ...lead('', { assignedTo: asha.id }),
      ...lead('', { nextFollowUpAt: null }),
    ],
    'PUT /leads/{id}': lead('', facts),
    'POST /leads/{id}/notes': lead('/notes', { text: 'Mine', tell: [] }),
    'POST /leads/{id}/merge': [
      ...lead('/merge', { intoId: mine }),
      { path: `/leads/${mine}/merge`, body: { intoId: leadId } },
    ],
    'POST /leads/{id}/undo-merge': lead('/undo-merge'),
    'POST /leads/{id}/tasks': lead('/tasks', { title: 'Mine', dueAt: soon().toISOString() }),
    'PATCH /lead-tasks/{id}': [{ path: `/lead-tasks/${taskId}`, body: { done: true } }],
    'POST /leads/{id}/mail': lead('/mail', { key: v7(), subject: 'Hello', text: 'Hello' }),
    'POST /leads/{id}/whatsapp': lead('/whatsapp', { key: v7(), how: 'template' }),
    'POST /leads/{id}/contacts': lead('/contacts', { channel: 'call', outcome: 'spoke', text: '' }),
    'POST /leads/{id}/touches': lead('/touches', { key: v7(), source: 'Call', message: 'Hello' }),
    'POST /leads/trash': [{ path: '/leads/trash', body: { ids } }],
    'POST /leads/restore': [{ path: '/leads/restore', body: { ids: [trashedId] } }],
    'POST /bookings': [
      { path: '/bookings', body: { key: v7(), leadId, ...aDay, meetingType: 'call', place: null, notify: false } },
    ], // prettier-ignore
    'PUT /bookings/{id}/host': booking('/host', { hostId: asha.id }),
    'PATCH /bookings/{id}': booking('', { status: 'held' }),
    'POST /bookings/{id}/move': booking('/move', { ...aDay, notify: false }),
    'POST /bookings/{id}/cancel': booking('/cancel', { reason: 'Not hers', notify: false }),
    'POST /bookings/{id}/whatsapp': booking('/whatsapp'),
    'POST /bookings/{id}/whatsapp-reminder': booking('/whatsapp-reminder'),
    'POST /waiting-list/{id}/offer': [{ path: `/waiting-list/${waitingId}/offer`, body: aDay }],
    'DELETE /waiting-list/{id}': [{ path: `/waiting-list/${waitingId}` }],
    'POST /quotations': [
      { path: '/quotations', body: aQuotation(leadId, 'Mine') },
      { path: '/quotations', body: aQuotation(null, 'Mine') },
    ],
    'PUT /quotations/{id}': quotation('', { ...aQuotation(null, 'Mine'), leadId: undefined }),
    'DELETE /quotations/{id}': quotation(''),
    'POST /quotations/{id}/send': quotation('/send'),
    'POST /quotations/{id}/hand-over': quotation('/hand-over'),
    'POST /quotations/{id}/resend': quotation('/resend'),
    'POST /quotations/{id}/reopen': quotation('/reopen'),
    'POST /quotations/{id}/revise': quotation('/revise', until),
    'POST /quotations/{id}/duplicate': quotation('/duplicate', until),
    'POST /quotations/{id}/draft-counter': quotation('/draft-counter', until),
    'POST /quotations/{id}/accept-counter': quotation('/accept-counter'),
    'POST /quotations/{id}/convert': [{ path: `/quotations/${agreedId}/convert` }],
    'POST /quotations/{id}/whatsapp': quotation('/whatsapp'),
    'DELETE /quotations/{id}/files/{fileId}': quotation(`/files/${v7()}`),
    'POST /whatsapp-numbers/{phone}/agreement': [
      { path: `/whatsapp-numbers/${phone}/agreement`, body: { where: 'in person' } },
    ],
  };
};

const notHers = /^This (lead is not among yours|(task|appointment|quotation|place|number) )/;
/** A quotation for nobody, and merges of what was never merged, or where the other one is not hers. */
const saidOtherwise = /undo-merge|POST \/quotations$/;

/** How somebody may be looked for in a list. */
const ways = ({ leadId, phone }: Others) => [
  `from=${dayIn(-5)}&to=${dayIn(5)}&until=${dayIn(5)}&date=${dayIn(3)}`,
  'q=qanaria',
  `q=${phone}`,
  `phone=${phone}`,
  'whose=all',
  'trash=true',
  `leadId=${leadId}`,
  `assignedTo=${vikram.id}`,
  'assignedTo=none',
];

/** What Asha may do that changes nobody's leads: about herself, and what everybody begins with. */
const harmless = [
  /^\w+ \/session/,
  /^\w+ \/(calendar-feed|calendars-found|own-calendar)/,
  /^\w+ \/list-views/,
  /^\w+ \/quotation-templates/,
  /^PUT \/today\/snoozes$/,
  // Filed as her own; of others only the owner says whether they take leads.
  /^POST \/leads$/,
  /^PUT \/staff\/\{id\}\/duty$/,
  // A form, not JSON: tried below.
  /^POST \/quotations\/\{id\}\/files$/,
];

const all = async () =>
  JSON.stringify(
    await Promise.all(
      [leads, leadTasks, leadEvents, bookings, waitingList, quotations, messages].map((table) =>
        office.db.select().from(table),
      ),
    ),
  );

test('by no call does anybody who sees their own leads only see or change what is others’ or nobody’s', async () => {
  const { id: mine = '' } = await file({ name: 'Own Omkar', assignedTo: asha.id });
  const theirs = await others(vikram.id, '9811100077');
  const nobodys = await others(null, '9811100078');
  const calls = office.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff/'))
    .map(({ method, path }) => `${method} ${path.slice('/staff'.length).replaceAll(/:(\w+)/g, '{$1}')}`);
  const before = await all();
  const read: string[] = [];
  const tried: string[] = [];
  for (const call of new Set(calls)) {
    const [method = '', path = ''] = call.split(' ');
    if (path === '/events') continue;
    if (method === 'GET') {
      for (const its of [theirs, nobodys]) {
        // What is asked by an id is asked by each; what lists, by each way to look for somebody.
        const asks = path.includes('{')
          ? Object.values(its).map((value) => path.replaceAll(/\{\w+\}/g, value))
          : ways(its).map((query) => `${path}?${query}`);
        for (const at of asks) {
          const { status, body } = await asha('GET', at);
          expect(status, at).toBeLessThan(500);
          expect(JSON.stringify(body), `${at} answered ${status}`).not.toMatch(secret);
          if (status === 200) read.push(call);
          if (status === 403) break;
        }
      }
      continue;
    }
    if (harmless.some((one) => one.test(call))) continue;
    const fake = path.replaceAll(/\{\w+\}/g, v7());
    const refused = await asha(method, fake, method === 'DELETE' ? undefined : { nonsense: true });
    if (refused.status === 403) continue;
    for (const its of [theirs, nobodys]) {
      const attack = attacks(its, mine)[call];
      if (!attack)
        throw new Error(`Say how ${call} is tried with what is somebody else’s (${refused.status})`);
      for (const { path: at, body } of attack) {
        const answer = await asha(method, at, body as Record<string, unknown> | undefined);
        tried.push(call);
        // Where several are named at once, each is refused by itself.
        if (answer.status === 200) expect(answer.body, call).toMatchObject({ changed: [] });
        else expect([404, 409, 422], `${call} answered ${answer.status}`).toContain(answer.status);
        if (answer.status === 404) expect(answer.body.message, call).toMatch(notHers);
        else if (answer.status !== 200) expect(call).toMatch(saidOtherwise);
        expect(JSON.stringify(answer.body), call).not.toMatch(secret);
      }
    }
  }
  const form = new FormData();
  form.set('file', new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
  const upload = await office.app.request(`/staff/quotations/${theirs.quotationId}/files`, {
    method: 'POST',
    headers: { Cookie: asha.cookie },
    body: form,
  });
  expect(upload.status).toBe(404);
  expect(await all()).toBe(before);
  // So much was asked and tried that nothing of it was by chance.
  for (const call of [
    '/leads',
    '/leads/counts',
    '/leads/sums',
    '/leads/export.csv',
    '/lead-tasks',
    '/lead-people',
    '/today',
    '/dashboard',
    '/deal-forecast',
    '/target-progress',
    '/search',
    '/bookings',
    '/quotations',
    '/waiting-list',
    '/booking-day',
  ])
    // prettier-ignore
    expect(read).toContain(`GET ${call}`);
  expect(new Set(tried).size).toBeGreaterThan(35);
});

const ids = ({ body }: { body: Listed }) => body.data.map(({ id }) => id);

test('with their own leads they work as anybody; one that they give away is out of their sight, and comes back by their Undo', async () => {
  const kavita = await office.as('sales', 'Kavita');
  await owner('PATCH', `/staff/${kavita.id}`, { ownLeadsOnly: true });
  const own = await file({ name: 'Kavita Own', assignedTo: kavita.id });
  const other = await file({ name: 'Kavita Other', assignedTo: vikram.id, phone: own.phone });
  const { id = '' } = own;
  expect(ids(await kavita<Listed>('GET', '/leads'))).toEqual([id]);
  expect(ids(await kavita<Listed>('GET', `/leads?q=${own.phone}`))).toEqual([id]);
  expect((await kavita('GET', '/leads/counts')).body).toMatchObject({ new: 1, mine: 1 });
  expect((await kavita<{ leads: Listed['data'] }>('GET', `/lead-people?phone=${own.phone}`)).body.leads).toHaveLength(1); // prettier-ignore
  // Of the same person somebody else has a lead: it is no duplicate to whoever cannot see it.
  expect((await kavita<Listed>('GET', `/leads/${id}/duplicates`)).body).toEqual([]);
  expect((await vikram<unknown[]>('GET', `/leads/${other.id}/duplicates`)).body).toHaveLength(1);
  const exported = (await kavita<string>('GET', '/leads/export.csv')).body;
  expect(exported).toContain('Kavita Own');
  expect(exported).not.toContain('Kavita Other');

  const { body: outcome } = await kavita<Outcome>('POST', '/leads/bulk', {
    ids: [id, other.id ?? ''],
    status: 'contacted',
  });
  expect(outcome.changed).toMatchObject([{ id }]);
  expect(outcome.refused).toEqual([{ id: other.id, reason: expect.stringContaining('not among yours') }]);

  const { body: given } = await kavita<{ eventIds: string[] }>('PATCH', `/leads/${id}`, {
    assignedTo: vikram.id,
  });
  expect(await kavita('GET', `/leads/${id}`)).toMatchObject({
    status: 404,
    body: {
      message: 'This lead is not among yours: it is assigned to somebody else now, or it is gone.',
    },
  });
  // Only their own step, and only that: what they did to it before is somebody else's affair now.
  const changed = outcome.changed.map(({ eventId }) => eventId);
  expect((await kavita<Outcome>('POST', '/leads/undo', { eventIds: changed })).body.changed).toEqual([]);
  expect((await kavita<Outcome>('POST', '/leads/undo', { eventIds: given.eventIds })).body.changed).toHaveLength(1); // prettier-ignore
  expect((await kavita('GET', `/leads/${id}`)).status).toBe(200);
});

test('a lead that they file is theirs; nobody hands them what they could not see', async () => {
  const { status, body } = await asha<{ id: string }>('POST', '/leads', {
    key: v7(), phone: '9811222333', name: 'Walked In', source: 'Walk-in',
  }); // prettier-ignore
  expect(status).toBe(201);
  expect((await asha('GET', `/leads/${body.id}`)).body).toMatchObject({ assignedTo: asha.id });
  const { id = '' } = await file({ assignedTo: vikram.id });
  const toAsha = { dueAt: soon().toISOString(), assignedTo: asha.id };
  expect(await vikram('POST', `/leads/${id}/tasks`, toAsha)).toMatchObject({
    status: 422,
    body: { errors: { assignedTo: 'Asha sees only their own leads. Assign the lead to them first' } },
  });
  expect((await vikram('POST', `/leads/${id}/notes`, { text: 'For you', tell: [asha.id] })).status).toBe(422);
  // What somebody had to do there goes over with the lead.
  const { body: task } = await vikram<{ id: string }>('POST', `/leads/${body.id}/tasks`, toAsha);
  await vikram('PATCH', `/leads/${body.id}`, { assignedTo: vikram.id });
  const [moved] = await office.db.select().from(leadTasks).where(eq(leadTasks.id, task.id));
  expect(moved?.assignedTo).toBe(vikram.id);
});

test('it is said of colleagues in Sales alone, is written down, and holds at their next call', async () => {
  const nisha = await office.as('sales', 'Nisha');
  const { id = '' } = await file({ assignedTo: vikram.id });
  expect((await nisha('GET', `/leads/${id}`)).status).toBe(200);
  expect((await nisha('GET', '/customers')).status).toBe(200);
  await owner('PATCH', `/staff/${nisha.id}`, { ownLeadsOnly: true });
  expect((await nisha('GET', `/leads/${id}`)).status).toBe(404);
  expect((await nisha('GET', '/customers')).status).toBe(403);
  const { body: me } = await nisha<{ ownLeadsOnly: boolean; permissions: Permission[] }>('GET', '/session');
  expect(me.ownLeadsOnly).toBe(true);
  expect(me.permissions.toSorted()).toEqual([...withOwnLeadsOnly].toSorted());
  // Nobody gets by it what their role has not.
  expect([...withOwnLeadsOnly].filter((one) => !(one in permissions) || !roleMay('sales', one))).toEqual([]);
  // A lead that was merged from others', or that is nobody's yet, does not come back by a role that has no such thing.
  await owner('PATCH', `/staff/${nisha.id}`, { role: 'support' });
  await owner('PATCH', `/staff/${nisha.id}`, { role: 'sales' });
  expect((await nisha('GET', `/leads/${id}`)).status).toBe(200);
  const said = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, nisha.id));
  expect(said.filter(({ action }) => action === 'changed').map(({ after }) => after)).toEqual([
    { ownLeadsOnly: true },
    { role: 'support', ownLeadsOnly: false },
    { role: 'sales' },
  ]);
  expect((await nisha('PATCH', `/staff/${nisha.id}`, { ownLeadsOnly: false })).status).toBe(403);
  const invited = await owner<{ id: string }>('POST', '/staff-invites', {
    email: 'caller@example.com',
    role: 'sales',
    ownLeadsOnly: true,
  });
  expect(invited.status).toBe(201);
  const asked = await owner<{ email: string; ownLeadsOnly: boolean }[]>('GET', '/staff-invites');
  expect(asked.body).toMatchObject([{ email: 'caller@example.com', ownLeadsOnly: true }]);
});

test('notices for all go past them; where only they would hear, the owners do', async () => {
  const notice = { subject: 'A notice', text: 'Words', html: null, replyTo: null };
  const told = async (key: string, readers: string[], of: string | null) => {
    await tellStaff(office.ctx, readers, { ...notice, key, of });
    const written = await office.db.select().from(messages).where(eq(messages.subject, 'A notice'));
    return written.filter(({ dedupeKey }) => dedupeKey.startsWith(key)).map(({ recipient }) => recipient);
  };
  const [hers, his] = [asha.email, vikram.email];
  expect(await told('one', [hers, his], null)).toEqual([his]);
  expect((await told('two', [hers, his], asha.id)).toSorted()).toEqual([hers, his]);
  expect(await told('three', [hers], vikram.id)).toEqual([owner.email]);
  expect(await office.db.select().from(staff).where(eq(staff.email, hers))).toMatchObject([{ ownLeadsOnly: true }]); // prettier-ignore
});

const fail = (): never => {
  throw new Error('The insert returned nothing');
};
