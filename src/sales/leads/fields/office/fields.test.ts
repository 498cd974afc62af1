import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportResult } from '../../import/lead-import.ts';
import { openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';

type Field = { id: string; name: string; retired: boolean; etag: string };
type Lead = { custom: Record<string, unknown>; etag: string; timeline: { kind: string; data?: object }[] };

let sales: SalesOffice;
let owner: Awaited<ReturnType<SalesOffice['office']['as']>>;
const ids: Record<string, string> = {};
const id = (name: string) => ids[name] as string;
beforeAll(async () => {
  sales = await openSalesOffice();
  owner = await sales.office.as('owner', 'Farah');
  for (const [name, kind, choices] of [
    ['Branch', 'choice', ['North', 'South', '']],
    ['Rooms', 'number', []],
    ['Opening', 'date', []],
    ['Landmark', 'text', []],
  ])
    ids[name as string] = (await owner<Field>('POST', '/lead-fields', { name, kind, choices })).body.id;
});
afterAll(() => sales.office.close());

const lead = async (leadId: string) => (await sales.asha<Lead>('GET', `/leads/${leadId}`)).body;
const found = async (filter: object) => {
  const query = new URLSearchParams({ custom: JSON.stringify(filter) });
  return (await sales.asha<{ data: { name: string }[] }>('GET', `/leads?${query}`)).body.data.map(
    ({ name }) => name,
  );
};
const add = async (name: string, custom: object) =>
  (
    await sales.asha<{ id: string }>('POST', '/leads', {
      key: v7(),
      phone: '9820011111',
      name,
      source: 'Call',
      custom,
    })
  ).body.id;

test('the owner’s fields are filled in, filtered by, changed with their history, and refused where they do not fit', async () => {
  const large = await add('Large', {
    [id('Branch')]: 'north',
    [id('Rooms')]: '1,200',
    [id('Opening')]: '24/11/2026',
  });
  await add('Small', {
    [id('Branch')]: 'South',
    [id('Rooms')]: 9,
    [id('Landmark')]: '100% near the station',
  });
  expect((await lead(large)).custom).toEqual({
    [id('Branch')]: 'North',
    [id('Rooms')]: 1200,
    [id('Opening')]: '2026-11-24',
  });
  expect(await found({ [id('Branch')]: { is: 'North' } })).toEqual(['Large']);
  expect(await found({ [id('Rooms')]: { from: 9, to: 100 } })).toEqual(['Small']);
  expect(await found({ [id('Opening')]: { from: '2026-11-24' } })).toEqual(['Large']);
  expect(await found({ [id('Landmark')]: { has: '0% NEAR' } })).toEqual(['Small']);
  expect(await found({ [id('Landmark')]: { has: '0_ near' } })).toEqual([]);
  expect((await sales.asha('GET', '/leads?custom={')).status).toBe(422);
  const filter = { view: 'all', custom: { [id('Branch')]: { is: 'North' } } };
  await sales.asha('POST', '/list-views', { resource: 'leads', name: 'North', shared: false, filter });
  expect((await sales.asha('GET', '/list-views?resource=leads')).body).toMatchObject([
    { name: 'North', filter },
  ]);

  const wrong = await sales.asha('POST', '/leads', {
    key: v7(),
    phone: '9820011112',
    name: 'Wrong',
    source: 'Call',
    custom: { [id('Branch')]: 'West', [id('Rooms')]: 'many', [id('Opening')]: '31/02/2026' },
  });
  expect(wrong).toMatchObject({
    status: 422,
    body: {
      errors: {
        [`custom.${id('Branch')}`]: 'Choose one of the choices',
        [`custom.${id('Rooms')}`]: 'Enter a number',
        [`custom.${id('Opening')}`]: 'Enter a date: day/month/year',
      },
    },
  });

  const before = await lead(large);
  const { name, phone, email, company, address, pincode, stateCode, service, plan, source, language } =
    before as unknown as Record<string, string>;
  const facts = { name, phone, email, company, address, pincode, stateCode, service, plan, source, language };
  const put = (custom: object, etag: string) =>
    sales.asha('PUT', `/leads/${large}`, { ...facts, custom }, { 'If-Match': `"${etag}"` });
  expect((await put({ [id('Rooms')]: 1500, [id('Opening')]: null }, before.etag)).status).toBe(200);
  const after = await lead(large);
  expect(after.custom).toEqual({ [id('Branch')]: 'North', [id('Rooms')]: 1500 });
  expect(after.timeline.find(({ kind }) => kind === 'facts')?.data).toEqual({
    'from.field: Rooms': '1200',
    'to.field: Rooms': '1500',
    'from.field: Opening': '2026-11-24',
    'to.field: Opening': '',
  });
  expect((await put({}, before.etag)).status).toBe(412);
});

test('a retired field is asked no more and keeps its values; one without values can be deleted; kinds stay', async () => {
  const leadId = await add('Keeper', { [id('Landmark')]: 'Old mill' });
  const all = (await owner<Field[]>('GET', '/lead-fields')).body;
  const landmark = all.find((field) => field.id === id('Landmark')) as Field;
  const save = (over: object) =>
    owner('PUT', `/lead-fields/${landmark.id}`, {
      name: 'Nearby',
      kind: 'text',
      choices: [],
      retired: true,
      ...over,
    });
  expect((await save({ kind: 'number' })).status).toBe(422);
  expect((await save({ name: 'BRANCH' })).status).toBe(422);
  expect((await save({})).status).toBe(200);
  await sales.asha(
    'PUT',
    `/leads/${leadId}`,
    { name: 'Keeper', phone: '9820011111', email: '', company: '', address: '', pincode: '', stateCode: '', service: '', source: 'Call', language: 'en', custom: { [landmark.id]: 'Gone' } },
  ); // prettier-ignore
  expect((await lead(leadId)).custom).toEqual({ [landmark.id]: 'Old mill' });
  expect((await owner('DELETE', `/lead-fields/${landmark.id}`)).status).toBe(409);
  const spare = (await owner<Field>('POST', '/lead-fields', { name: 'Spare', kind: 'text' })).body;
  const filter = { view: 'all', custom: { [spare.id]: { is: 'x' }, [landmark.id]: { has: 'mill' } } };
  expect(
    (await owner('POST', '/list-views', { resource: 'leads', name: 'Spare', shared: false, filter })).status,
  ).toBe(201);
  expect((await owner('DELETE', `/lead-fields/${spare.id}`)).status).toBe(204);
  expect(
    (await owner<{ filter: object }[]>('GET', '/list-views?resource=leads')).body.map((view) => view.filter),
  ).toEqual([{ view: 'all', custom: { [landmark.id]: { has: 'mill' } } }]);
  expect((await sales.asha('POST', '/lead-fields', { name: 'Mine', kind: 'text' })).status).toBe(403);
});

test('a spreadsheet brings fields, value and tags; what does not fit refuses its row; the export has them again', async () => {
  const row = (line: number, over: object) => ({
    line,
    name: `Row ${line}`,
    phone: `90003${10_000 + line}`,
    ...over,
  });
  const group = {
    importId: v7(),
    fileName: 'fair.csv',
    duplicates: 'skip',
    dryRun: false,
    rows: [
      row(2, { value: '₹ 1,20,000.50', tags: 'Fair, warm; FAIR', custom: { [id('Branch')]: 'South' } }),
      row(3, {
        tags: 'warm',
        value: '₹ २०,०००',
        custom: { [id('Rooms')]: '१२', [id('Opening')]: '२४/११/२०२६' },
      }),
      row(4, { value: 'much' }),
      row(5, { custom: { [id('Rooms')]: 'ten' } }),
      row(6, { custom: { [id('Landmark')]: 'x'.repeat(1001) } }),
      row(7, { value: '2000,00,00,000' }),
    ],
  };
  const { body } = await sales.asha<ImportResult[]>('POST', '/leads/import', group);
  expect(body.map(({ outcome, errors }) => [outcome, ...Object.values(errors)])).toEqual([
    ['made'],
    ['made'],
    ['refused', 'Enter the value in rupees'],
    ['refused', 'Enter a number'],
    ['refused', 'Please use at most 1000 characters'],
    ['refused', 'This is more than a deal can bring'],
  ]);
  const made = await lead(body[0]?.leadId as string);
  expect(made).toMatchObject({
    valuePaise: 12_000_050,
    valueKept: true,
    custom: { [id('Branch')]: 'South' },
  });
  expect(await lead(body[1]?.leadId as string)).toMatchObject({
    valuePaise: 2_000_000,
    custom: { [id('Rooms')]: 12, [id('Opening')]: '2026-11-24' },
  });
  const tags = (await sales.asha<{ name: string }[]>('GET', '/lead-tags')).body;
  expect(tags.map(({ name }) => name)).toEqual(['Fair', 'warm']);
  const csv = await sales.asha<string>('GET', '/leads/export.csv?q=row');
  const [head, ...lines] = String(csv.body).trim().split('\r\n');
  expect(head).toMatch(/UTM campaign,Branch,Rooms,Opening,Nearby$/);
  expect(lines.find((line) => line.includes('Row 2'))).toMatch(/120000\.50.*"Fair, warm".*,South,,,$/);
});

test('of two leads of a person the one that stays takes over what it does not say, and gives it back', async () => {
  const into = await add('Stays', { [id('Branch')]: 'North' });
  const from = await add('Goes', { [id('Branch')]: 'South', [id('Rooms')]: 3 });
  await sales.asha('POST', `/leads/${from}/merge`, { intoId: into });
  expect((await lead(into)).custom).toEqual({ [id('Branch')]: 'North', [id('Rooms')]: 3 });
  await sales.asha('POST', `/leads/${from}/undo-merge`);
  expect((await lead(into)).custom).toEqual({ [id('Branch')]: 'North' });
});

test('a day is read as spreadsheets write it, and refused where it could be another', async () => {
  const field = { name: 'Moving in', kind: 'date', choices: [] };
  const { id: day } = (await owner<Field>('POST', '/lead-fields', field)).body;
  const written = ['24/11/2026', '24-Nov-26', '24 November, 2026', '2026-11-24 00:00:00', '24.11.26 18:30', '2026-11-24T10:00:00+05:30', '२४-११-२०२६']; // prettier-ignore
  for (const [i, text] of written.entries())
    expect((await lead(await add(`Moves ${i}`, { [day]: text }))).custom, text).toEqual({
      [day]: '2026-11-24',
    });
  for (const text of ['11/24/2026', '24-Nov', '2026-11-24T22:00:00Z', '24 Nev 2026', 'soon']) {
    const { status } = await sales.asha('POST', '/leads', {
      key: v7(), phone: '9820011113', name: 'No day', source: 'Call', custom: { [day]: text },
    }); // prettier-ignore
    expect(status, text).toBe(422);
  }
});
