import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { quotations } from '../table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { ensureDemoQuotations } from '../ensure-demo-quotations.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Ask = Awaited<ReturnType<Office['as']>>;
type Listed = {
  data: { id: string; code: string; state: string; totalPaise: number }[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
};

let office: Office;
let sales: Ask;
beforeAll(async () => {
  office = await openOffice();
  await office.db.insert(settings).values([
    { key: 'site', value: demoSite },
    { key: 'booking-link-secret', value: 'a secret of this test' },
  ]);
  sales = await office.as('sales');
});
afterAll(() => office.close());

const aLine = { title: 'Website', quantity: 1, unitPricePaise: 1_000_000, gstPercent: 18 };
const aQuotation = (over: object = {}) => ({
  title: 'A website',
  name: 'Asha Patil',
  mobile: '+91 90000 00123',
  email: 'Asha@Example.com',
  address: '12 Example Lane, Pune',
  stateCode: '27',
  validUntil: '2999-12-31',
  lines: [aLine],
  ...over,
});
const made = async (over: object = {}) =>
  (await sales<{ id: string }>('POST', '/quotations', aQuotation(over))).body.id;

test('a draft is written, priced, changed and sent once; after that it is never changed again', async () => {
  const id = await made({
    lines: [
      aLine,
      { ...aLine, title: 'Hosting', unitPricePaise: 99_999, discountPaise: 9_999, gstPercent: 5 },
    ],
  });
  const { body } = await sales<{ lines: { id: string }[] }>('GET', `/quotations/${id}`);
  expect(body).toMatchObject({
    state: 'draft',
    mobile: '9000000123',
    email: 'asha@example.com',
    netPaise: 1_090_000,
    gstPaise: 184_500,
    totalPaise: 1_274_500,
  });
  const changed = aQuotation({ title: 'A shop', lines: [{ ...aLine, id: body.lines[0]?.id, quantity: 3 }] });
  expect(await sales('PUT', `/quotations/${id}`, changed)).toMatchObject({
    status: 200,
    body: { title: 'A shop', totalPaise: 3_540_000, lines: [{ id: body.lines[0]?.id }] },
  });
  expect(await sales('POST', `/quotations/${id}/send`)).toMatchObject({
    status: 200,
    body: { state: 'sent' },
  });
  expect(office.enqueued.at(-1)).toMatchObject({
    name: 'quotation-mail',
    payloads: [{ what: 'offer', quotationId: id }],
  });
  for (const [method, path, sent] of [
    ['PUT', '', changed],
    ['DELETE', '', undefined],
    ['POST', '/send', undefined],
    ['POST', '/reopen', undefined],
    ['POST', '/accept-counter', undefined],
  ] as const)
    expect(await sales(method, `/quotations/${id}${path}`, sent)).toMatchObject({ status: 409 });
  const deeds = await office.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id));
  expect(deeds.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['created', 'viewed', 'changed', 'status-changed']),
  );
});

test('what nobody could answer is not sent, and every fault is named', async () => {
  const empty = await made({ lines: [], mobile: '', email: '' });
  expect(await sales('POST', `/quotations/${empty}/send`)).toMatchObject({
    status: 422,
    body: { errors: { lines: 'Add at least one line', email: expect.stringContaining('code') } },
  });
  const old = await made({ validUntil: '2020-01-01' });
  expect(await sales('POST', `/quotations/${old}/send`)).toMatchObject({
    status: 422,
    body: { errors: { validUntil: expect.any(String) } },
  });
  expect(await sales('DELETE', `/quotations/${old}`)).toMatchObject({ status: 204 });
  expect(await sales('GET', `/quotations/${old}`)).toMatchObject({ status: 404 });
  for (const [over, field] of [
    [{ gstin: '27AAAAA0000A1Z0' }, 'gstin'],
    [{ mobile: '12345' }, 'mobile'],
    [{ validUntil: '31-12-2999' }, 'validUntil'],
    [{ lines: [{ ...aLine, discountPaise: 1_000_001 }] }, 'lines.0.discountPaise'],
    [{ lines: [{ ...aLine, sac: '99' }] }, 'lines.0.sac'],
    [{ lines: [{ ...aLine, quantity: 1.5 }] }, 'lines.0.quantity'],
    [{ lines: [{ ...aLine, unitPricePaise: 1_000_000_000_001 }] }, 'lines.0.unitPricePaise'],
    [{ lines: [{ ...aLine, quantity: 10_000, unitPricePaise: 1_000_000_000_000 }] }, 'lines'],
    // Each fits by itself; GST carries them over.
    [{ lines: Array.from({ length: 9 }, () => ({ ...aLine, unitPricePaise: 100_000_000_000 })) }, 'lines'],
  ] as const)
    expect(await sales('POST', '/quotations', aQuotation(over))).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
});

test('without an e-mail address nothing is called sent: staff hand the link over by hand', async () => {
  const id = await made({ email: '', mobile: '9000000123' });
  expect(await sales('POST', `/quotations/${id}/send`)).toMatchObject({
    status: 422,
    body: { errors: { email: expect.stringContaining('hand its link over by hand') } },
  });
  expect(await sales('GET', `/quotations/${id}`)).toMatchObject({
    body: { state: 'draft', sentAt: null, handedOver: false },
  });
  expect(await sales('POST', `/quotations/${id}/hand-over`)).toMatchObject({
    status: 200,
    body: { state: 'sent', handedOver: true },
  });
  expect(await sales('POST', `/quotations/${id}/hand-over`)).toMatchObject({ status: 409 });
  expect(await sales('POST', `/quotations/${id}/resend`)).toMatchObject({ status: 422 });
  expect(office.enqueued.filter(({ payloads }) => JSON.stringify(payloads).includes(id))).toEqual([]);
});

test('the list finds by state, number, name and company, and knows what has expired', async () => {
  const [lead] = await office.db.insert(leads).values(aLead()).returning();
  const id = await made({
    name: 'Zubin Mistry',
    company: 'Mistry_Textiles',
    leadId: lead?.id,
    lines: [{ ...aLine, unitPricePaise: 90_000_000 }],
  });
  await sales('POST', `/quotations/${id}/send`);
  const { body: one } = await sales<{ code: string }>('GET', `/quotations/${id}`);
  const list = async (query: string) => (await sales<Listed>('GET', `/quotations?${query}`)).body;
  for (const q of ['zubin', 'mistry_t', one.code, one.code.toLowerCase()])
    expect((await list(`q=${q}`)).data.map(({ code }) => code)).toContain(one.code);
  expect((await list('q=mistryXt')).total).toBe(0);
  expect((await list(`leadId=${lead?.id}`)).total).toBe(1);
  expect((await list('sort=totalPaise&order=desc')).data[0]?.code).toBe(one.code);
  expect((await list('state=sent')).data.map(({ code }) => code)).toContain(one.code);
  await office.db.update(quotations).set({ validUntil: '2020-01-01' }).where(eq(quotations.id, id));
  expect((await list('state=expired')).data).toMatchObject([{ code: one.code, state: 'expired' }]);
  expect((await list('state=sent')).data.map(({ code }) => code)).not.toContain(one.code);

  // A copy has a number of its own; a revision shares it.
  const until = { validUntil: '2999-12-31' };
  const copy = await sales<{ id: string }>('POST', `/quotations/${id}/duplicate`, until);
  const next = await sales<{ id: string }>('POST', `/quotations/${id}/revise`, until);
  expect(next.status).toBe(201);
  expect((await sales<{ code: string }>('GET', `/quotations/${copy.body.id}`)).body.code).not.toContain(
    one.code,
  );
  expect((await sales<{ code: string }>('GET', `/quotations/${next.body.id}`)).body.code).toBe(
    `${one.code}-R2`,
  );
});

test('of a name that very many share the latest quotations are shown page by page, and counting stops at a thousand', async () => {
  const [one] = await office.db
    .select()
    .from(quotations)
    .where(eq(quotations.id, await made({ name: 'Common Name' })));
  if (!one) throw new Error('It was not made');
  const ids = Array.from({ length: 1_002 }, () => v7());
  await office.db.insert(quotations).values(
    ids.map((id, i) => ({
      ...one,
      id,
      publicId: id.replaceAll('-', ''),
      number: 900_000 + i,
      name: i === 1_001 ? 'Commoner Name' : one.name,
    })),
  );
  const latest = ids.toReversed();
  const list = async (query: string) => (await sales<Listed>('GET', `/quotations?perPage=2&${query}`)).body;
  for (const q of ['common+name', 'commo+nam']) {
    const first = await list(`q=${q}`);
    expect(first).toMatchObject({ total: 1_000, totalIsCapped: true });
    expect(first.data.map(({ id }) => id)).toEqual(latest.slice(0, 2));
    const next = await list(`q=${q}&cursor=${first.nextCursor}`);
    expect(next.data.map(({ id }) => id)).toEqual(latest.slice(2, 4));
  }
  expect((await list('')).totalIsCapped).toBe(true);
  expect(await list('q=commoner')).toMatchObject({ data: [{}], total: 1, nextCursor: null });
  expect(await list('q=nobodyatall')).toMatchObject({ data: [], total: 0, totalIsCapped: false });
});

test('the demo begins with samples that are marked, once; what staff deleted stays away', async () => {
  const samples = async () =>
    (
      await sales<{ data: { isSample: boolean; state: string; id: string }[] }>(
        'GET',
        '/quotations?perPage=200',
      )
    ).body.data.filter(({ isSample }) => isSample);
  await ensureDemoQuotations(office.ctx);
  const first = await samples();
  expect(first.map(({ state }) => state).toSorted()).toEqual(['accepted', 'countered', 'draft', 'sent']);
  const draft = first.find(({ state }) => state === 'draft');
  expect((await sales('PUT', `/quotations/${draft?.id}`, aQuotation())).body).toMatchObject({
    isSample: false,
  });
  const accepted = first.find(({ state }) => state === 'accepted');
  const { body } = await sales('GET', `/quotations/${accepted?.id}`);
  expect(body).toMatchObject({
    due: { part: 'deposit', percent: 40 },
    responses: [{ action: 'accept', contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  const templates = await sales<{ data: { name: string; isSample: boolean }[] }>(
    'GET',
    '/quotation-templates',
  );
  expect(templates.body.data.filter(({ isSample }) => isSample)).toHaveLength(2);
  await ensureDemoQuotations(office.ctx);
  expect(await samples()).toHaveLength(3);
});

test('a quotation that was begun before its lead became part of another stands on the one that lives, and makes its value', async () => {
  const [from, into] = [aLead({ phone: '9000055801' }), aLead({ phone: '9000055802' })];
  await office.db.insert(leads).values([from, into]);
  // Somebody has the form open while a colleague merges.
  expect((await sales('POST', `/leads/${from.id}/merge`, { intoId: into.id })).status).toBe(204);
  const id = await made({ leadId: from.id });
  expect((await sales('GET', `/quotations/${id}`)).body).toMatchObject({ leadId: into.id });
  expect((await sales('GET', `/leads/${into.id}`)).body).toMatchObject({ valuePaise: 1_180_000 });
  expect((await sales('POST', '/quotations', aQuotation({ leadId: v7() }))).status).toBe(404);
});
