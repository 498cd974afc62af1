import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '#catalogue/services/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { staff } from '#agency/staff/table.server.ts';
import { consents, leadTouches } from '../enquiries/table.server.ts';
import { leads } from '../table.server.ts';
import { aLead, openOffice, type Answer } from '#office/test-office.ts';
import { demoSite } from '#sample/demo-site.ts';
import { tellOfNote } from '../jobs/tell-of-note.ts';

type Page = {
  data: { id: string; name: string }[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
};
type Detail = {
  status: string;
  assignedName: string | null;
  nextFollowUpAt: string | null;
  timeline: { kind: string; data?: Record<string, string> }[];
  consents: unknown[];
};
type Outcome = { changed: { id: string; eventId: string }[]; refused: { id: string; reason: string }[] };

let office: Awaited<ReturnType<typeof openOffice>>;
let sales: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  sales = await office.as('sales', 'Asha');
});
afterAll(() => office.close());
const file = async (...rows: Parameters<typeof aLead>[0][]) => {
  const made = rows.map((row) => aLead(row));
  await office.db.insert(leads).values(made);
  return made.map((row) => row.id as string);
};

test('a lead travels from new to won and its timeline tells how', async () => {
  const [id] = await file({ name: 'Meera' });
  await office.db.insert(leadTouches).values({
    id: v7(),
    leadId: id as string,
    raw: { name: 'Meera' },
    pageUrl: '/contact',
    userAgent: 'x',
    ip: '::1',
    bodyHash: '',
  });
  await office.db
    .insert(consents)
    .values({ id: v7(), leadId: id as string, purpose: 'contact', textVersion: '2026-11-en' });

  expect(await sales('POST', `/leads/${id}/notes`, { text: 'Called, wants a quote' })).toMatchObject({
    status: 201,
  });
  expect(await sales('PATCH', `/leads/${id}`, { status: 'contacted', assignedTo: sales.id })).toMatchObject({
    status: 200,
  });
  expect(await sales('PATCH', `/leads/${id}`, { nextFollowUpAt: '2026-11-22T11:00:00+05:30' })).toMatchObject(
    { status: 200 },
  );
  const jump = await sales('PATCH', `/leads/${id}`, { status: 'won' });
  expect(jump).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await sales('PATCH', `/leads/${id}`, { status: 'lost' })).toMatchObject({
    status: 422,
    body: { errors: { reason: expect.any(String) } },
  });
  for (const status of ['qualified', 'proposal', 'won'])
    expect((await sales('PATCH', `/leads/${id}`, { status })).status).toBe(200);

  const { body } = await sales<Detail>('GET', `/leads/${id}`);
  expect(body).toMatchObject({
    status: 'won',
    assignedName: 'Asha',
    nextFollowUpAt: '2026-11-22T05:30:00.000Z',
  });
  expect(body.consents).toHaveLength(1);
  expect(body.timeline.map((entry) => entry.kind).toSorted()).toEqual([
    'assigned',
    'note',
    'status',
    'status',
    'status',
    'status',
    'task',
    'touch',
  ]);
});

test('paging by cursor meets every lead once although many share the same name', async () => {
  await file(...Array.from({ length: 23 }, () => ({ name: 'Same', source: 'Paging', nextFollowUpAt: null })));
  await file(
    { name: 'Aa', source: 'Paging', nextFollowUpAt: new Date(), valuePaise: 9_900 },
    { name: 'Zz', source: 'Paging', nextFollowUpAt: new Date(1), valuePaise: 100_000 },
  );
  for (const sort of ['name', 'createdAt', 'status', 'nextFollowUpAt', 'valuePaise'])
    for (const order of ['asc', 'desc']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      do {
        const query: string = `source=Paging&perPage=4&sort=${sort}&order=${order}${cursor && `&cursor=${cursor}`}`;
        const { status, body }: Answer<Page> = await sales<Page>('GET', `/leads?${query}`);
        expect(status).toBe(200);
        seen.push(...body.data.map((lead) => lead.id));
        cursor = body.nextCursor;
      } while (cursor);
      const jumped = await sales<Page>('GET', `/leads?source=Paging&perPage=100&sort=${sort}&order=${order}`);
      expect(seen, `${sort} ${order}`).toEqual(jumped.body.data.map((lead) => lead.id));
      expect(new Set(seen).size).toBe(25);
    }
  expect((await sales('GET', '/leads?cursor=nonsense')).status).toBe(422);
});

test('search finds beginnings of words, addresses and numbers however they are typed', async () => {
  const [id] = await file({
    name: 'Zubin Irani',
    phone: '9811122233',
    email: 'zubin@irani.example.com',
    service: 'E-commerce Website',
  });
  const found = async (q: string) =>
    (await sales<Page>('GET', `/leads?q=${encodeURIComponent(q)}`)).body.data.map((lead) => lead.id);
  for (const q of [
    'zub',
    'ZUBIN ir',
    '+91 98111 22233',
    '098111',
    'zubin@irani',
    'zubin e-comm',
    'irani zubin',
  ])
    expect(await found(q), q).toContain(id);
  for (const q of ['zubina', "'; drop table leads --", '\\', "':*", '!|&()', '%'])
    expect(await found(q), q).not.toContain(undefined);
  expect(await found('zubin nobody')).toEqual([]);
});

test('filters narrow by state, person, day in India and follow-up', async () => {
  const [due] = await file({
    source: 'Filter',
    nextFollowUpAt: new Date(Date.now() - 1000),
    assignedTo: sales.id,
  });
  await file(
    { source: 'Filter', nextFollowUpAt: new Date(Date.now() + 10 * 86_400_000) },
    { source: 'Filter', status: 'won', nextFollowUpAt: new Date(1) },
  );
  const leaver = await office.as('sales', 'Leaver');
  await file({ source: 'Filter', status: 'contacted', assignedTo: leaver.id });
  const total = async (query: string) =>
    (await sales<Page>('GET', `/leads?source=Filter&${query}`)).body.total;
  expect(
    (await sales<Page>('GET', '/leads?source=Filter&followUp=due')).body.data.map((lead) => lead.id),
  ).toEqual([due]);
  expect(await total(`assignedTo=${sales.id}`)).toBe(1);
  expect(await total('assignedTo=none')).toBe(2);
  // What somebody had who has left waits for everybody, too.
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, leaver.id));
  expect(await total('assignedTo=none')).toBe(3);
  expect(await total('status=won,new')).toBe(3);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  expect(await total(`from=${today}&to=${today}`)).toBe(4);
  expect(await total('to=2020-01-01')).toBe(0);
  expect((await sales('GET', '/leads?status=nonsense')).status).toBe(422);
  expect((await sales('GET', '/leads?perPage=5000')).status).toBe(422);
  expect((await sales<string[]>('GET', '/leads/sources')).body).toEqual(
    expect.arrayContaining(['Filter', 'Paging', 'Contact Inquiry']),
  );
  expect((await sales('GET', '/leads/counts')).body).toMatchObject({
    mine: 1,
    due: expect.any(Number),
    new: expect.any(Number),
  });
});

test('a bulk change reports what it could not do, and can be taken back', async () => {
  const [a, b, won] = await file({}, {}, { status: 'won' });
  const missing = v7();
  const { body } = await sales<Outcome>('POST', '/leads/bulk', {
    ids: [a, b, won, missing],
    status: 'contacted',
  });
  expect(body.changed.map((change) => change.id).toSorted()).toEqual([a, b].toSorted());
  expect(body.refused.map((refusal) => refusal.id).toSorted()).toEqual([won, missing].toSorted());

  expect((await sales('PATCH', `/leads/${b}`, { status: 'qualified' })).status).toBe(200);
  const undone = await sales<Outcome>('POST', '/leads/undo', {
    eventIds: body.changed.map((change) => change.eventId),
  });
  expect(undone.body.changed.map((change) => change.id)).toEqual([a]);
  expect(undone.body.refused.map((refusal) => refusal.id)).toEqual([b]);
  const [row] = await office.db
    .select()
    .from(leads)
    .where(eq(leads.id, a as string));
  expect(row?.status).toBe('new');

  const assigned = await sales<Outcome>('POST', '/leads/bulk', { ids: [a, b], assignedTo: sales.id });
  expect(assigned.body.changed).toHaveLength(2);
  const other = await office.as('sales', 'Bharat');
  const notMine = await other<Outcome>('POST', '/leads/undo', {
    eventIds: assigned.body.changed.map((change) => change.eventId),
  });
  expect(notMine.body.changed).toEqual([]);
});

test('wrong input is named, and nothing changes', async () => {
  const [id] = await file({});
  const content = await office.hire('content', 'Writer');
  const refusals: [string, string, Record<string, unknown> | undefined, number, string?][] = [
    ['GET', '/leads/not-an-id', undefined, 404],
    ['GET', `/leads/${v7()}`, undefined, 404],
    ['PATCH', `/leads/${v7()}`, { status: 'contacted' }, 404],
    ['PATCH', `/leads/${id}`, { status: 'bought' }, 422, 'status'],
    ['PATCH', `/leads/${id}`, { assignedTo: content.id }, 422, 'assignedTo'],
    ['PATCH', `/leads/${id}`, { assignedTo: v7() }, 422, 'assignedTo'],
    ['PATCH', `/leads/${id}`, { name: 'Mallory' }, 422],
    ['PATCH', `/leads/${id}`, { nextFollowUpAt: 'tomorrow' }, 422, 'nextFollowUpAt'],
    ['POST', `/leads/${id}/notes`, { text: '  ' }, 422, 'text'],
    ['POST', `/leads/${v7()}/notes`, { text: 'x' }, 404],
    ['POST', '/leads/bulk', { ids: [], status: 'contacted' }, 422],
    ['POST', '/leads/bulk', { ids: [id], status: 'lost' }, 422, 'reason'],
    ['POST', '/leads/bulk', { ids: [id] }, 422],
    ['POST', '/leads/undo', { eventIds: ['x'] }, 422],
  ];
  for (const [method, path, body, status, field] of refusals) {
    const answer = await sales(method, path, body);
    expect(answer, `${method} ${path}`).toMatchObject({
      status,
      body: { success: false, message: expect.any(String), code: expect.any(String) },
    });
    if (field) expect(answer.body.errors).toHaveProperty(field);
  }
  const [row] = await office.db
    .select()
    .from(leads)
    .where(eq(leads.id, id as string));
  expect(row).toMatchObject({ status: 'new', assignedTo: null, name: 'Ravi Kale' });
});

test('the export holds exactly the filtered leads and no formula', async () => {
  await file(
    {
      name: '=HYPERLINK("http://example.com")',
      source: 'Csv',
      message: 'two\nlines, "quoted"',
      phone: '9000011111',
    },
    { name: '@cmd', source: 'Csv', email: '', message: '-1+1' },
    { name: '\ttab', source: 'Csv', message: '+5' },
  );
  const { status, body, headers } = await sales<string>('GET', '/leads/export.csv?source=Csv');
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toContain('leads.csv');
  expect(body.startsWith('Received (IST),Name,')).toBe(true);
  expect(body).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(body).toContain(`'@cmd`);
  expect(body).toContain(`'-1+1`);
  expect(body).toContain(`'\ttab`);
  expect(body).toContain('"two\nlines, ""quoted"""');
  expect(body).toMatch(/,9000011111,/);
  expect(body).toMatch(/,\+5,/);
  expect(body.match(/\r\n/g)).toHaveLength(4);
  const readonly = await office.as('readonly');
  expect((await readonly('GET', '/leads/export.csv')).status).toBe(403);
  // Who asked before the owner renamed a service asked for the same.
  await office.db.insert(services).values({
    id: v7(),
    name: 'Shops',
    formerNames: ['Online shops'],
    description: '',
    openHours: [],
    status: 'Active',
    position: 1,
  });
  await file(
    ...['Online shops', 'Shops', 'Gardening'].map((service) => ({ source: 'Renamed', name: 'R', service })),
  );
  const renamed = await sales<string>('GET', '/leads/export.csv?source=Renamed');
  const lines = renamed.body.trim().split('\n');
  const at = lines[0]?.split(',').indexOf('Service') ?? -1;
  expect(lines.slice(1).map((line) => line.split(',')[at])).toEqual(['Gardening', 'Shops', 'Shops']);
});

test('a note for colleagues reaches them by mail, once each, and its writer not; who may not see leads is refused', async () => {
  await office.db.insert(settings).values({ key: 'site', value: demoSite });
  const [om, kiran] = [await office.as('support', 'Om'), await office.as('content', 'Kiran')];
  const [id] = await file({ name: 'Meera' });
  const write = (tell: string[]) =>
    sales('POST', `/leads/${id}/notes`, { text: 'Call her before six', tell });
  expect(await write([kiran.id])).toMatchObject({
    status: 422,
    body: { errors: { tell: expect.any(String) } },
  });
  expect((await write([om.id, sales.id])).status).toBe(201);
  const asked = office.enqueued
    .filter(({ name }) => name === 'lead-note-told')
    .flatMap((job) => job.payloads);
  expect(asked).toEqual([expect.objectContaining({ leadId: id, staffIds: [om.id] })]);
  for (const payload of [...asked, ...asked])
    await tellOfNote.run(office.ctx, payload as Parameters<typeof tellOfNote.run>[1]);
  const told = await office.db
    .select()
    .from(messages)
    .where(eq(messages.leadId, id as string));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    recipient: 'om@example.com',
    replyTo: sales.email,
    text: expect.stringContaining('Call her before six'),
  });
  const { body } = await sales<Detail>('GET', `/leads/${id}`);
  expect(body.timeline).toContainEqual(
    expect.objectContaining({ kind: 'note', data: { text: 'Call her before six', told: 'Asha, Om' } }),
  );
});
