import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '../../table.server.ts';
import { leadTouches } from '../../enquiries/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { acrossGroups } from './across-groups.ts';
import type { ImportResult } from '../lead-import.ts';
import { aLead, openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let asha: Awaited<ReturnType<typeof office.as>>;
let bharat: Awaited<ReturnType<typeof office.as>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  asha = await office.as('sales', 'Asha');
  bharat = await office.as('sales', 'Bharat');
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

const aRow = (line: number, over: object = {}) => ({
  line,
  name: `Row ${line}`,
  phone: `90001${String(line).padStart(5, '0')}`,
  email: '',
  service: 'SEO',
  message: '',
  source: '',
  ...over,
});
const take = async (rows: object[], over: object = {}) =>
  asha<ImportResult[]>('POST', '/leads/import', {
    importId: v7(),
    fileName: 'fair.csv',
    duplicates: 'skip',
    dryRun: false,
    rows,
    ...over,
  });
const sourced = (source: string) => office.db.select().from(leads).where(eq(leads.source, source));

test('rows become leads by the rules of the forms; what is wrong is named row by row, and nobody is mailed', async () => {
  office.enqueued.length = 0;
  const rows = [
    aRow(2, { source: 'Fair', phone: '+91 90001 00002', message: 'Two\nlines' }),
    aRow(3, { source: 'Fair', name: '' }),
    aRow(4, { source: 'Fair', phone: '12345' }),
    aRow(5, { source: 'Fair', phone: '', email: 'not an address' }),
    aRow(6, { source: 'Fair', phone: '', email: 'six@example.com' }),
    aRow(7, { source: 'Fair', name: `'=HYPERLINK("x")` }),
  ];
  const looked = await take(rows, { dryRun: true });
  expect(looked.body.map(({ outcome }) => outcome)).toEqual([
    'made',
    'refused',
    'refused',
    'refused',
    'made',
    'made',
  ]);
  expect(await sourced('Fair')).toEqual([]);
  const { body } = await take(rows);
  expect(body.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'made'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'made'],
    [7, 'made'],
  ]);
  expect(body[1]?.errors).toHaveProperty('name');
  expect(body[2]?.errors).toHaveProperty('phone');
  expect(body[3]?.errors).toHaveProperty('email');
  const made = await sourced('Fair');
  expect(made.map(({ name, phone, form, dueAt }) => [name, phone, form, dueAt])).toEqual(
    expect.arrayContaining([
      ['Row 2', '9000100002', 'import', null],
      ['Row 6', '', 'import', null],
      ['=HYPERLINK("x")', '9000100007', 'import', null],
    ]),
  );
  expect(made).toHaveLength(3);
  const [touch] = await office.db
    .select()
    .from(leadTouches)
    .where(eq(leadTouches.leadId, body[0]?.leadId ?? ''));
  expect(touch).toMatchObject({ pageUrl: 'Import of fair.csv', raw: { name: 'Row 2', line: 2 } });
  expect(office.enqueued).toEqual([]);
  expect(await office.db.select().from(messages)).toEqual([]);
});

test('a number that is not a whole one is kept as it was typed, and marked; without an address the row is refused', async () => {
  const typed = [
    '+91 12345',
    '+91 12345678',
    '+44 20 7946 0958',
    '98765 43210 / 98765 43211',
    '+91-90001-77001',
  ];
  const rows = typed.map((phone, i) =>
    aRow(i + 2, { source: 'Typed', phone, email: `typed${i}@example.com` }),
  );
  await take(rows);
  const made = await sourced('Typed');
  expect(made.map(({ phone, phoneComplete }) => [phone, phoneComplete])).toEqual([
    ...typed.slice(0, 4).map((phone) => [phone, false]),
    ['9000177001', true],
  ]);
  const { body } = await take(typed.map((phone, i) => aRow(i + 2, { phone })));
  expect(body.map(({ outcome, errors }) => [outcome, Object.keys(errors)])).toEqual([
    ['refused', ['phone']],
    ['refused', ['phone']],
    // It says that it is of another country: that is the same person.
    ['skipped', []],
    ['refused', ['phone']],
    ['skipped', []],
  ]);
});

test('a number of another country is enough to reach somebody, however it is set, and is known when it comes again', async () => {
  const typed = ['+1 415 555 2671', '+971501234567', '0044 20 7946 0959', "'+1-212-555-0101"];
  const rows = typed.map((phone, i) => aRow(i + 2, { source: 'Abroad', phone }));
  const outcomes = async (of: object[]) => (await take(of)).body.map(({ outcome }) => outcome);
  expect(await outcomes([...rows, aRow(9, { source: 'Abroad', phone: '971501234568' })])).toEqual([
    'made',
    'made',
    'made',
    'made',
    'refused',
  ]);
  expect((await sourced('Abroad')).map(({ phone }) => phone)).toEqual([
    ...typed.slice(0, 3),
    '+1-212-555-0101',
  ]);
  expect(await outcomes(rows)).toEqual(typed.map(() => 'skipped'));
});

test('people we know are left alone, or get the row as a touch; a person twice in one file is one lead', async () => {
  const known = aLead({ phone: '9000155555', email: 'Known@example.com', source: 'Known' });
  await office.db.insert(leads).values(known);
  const rows = [
    aRow(2, { phone: '9000155555', source: 'Known' }),
    aRow(3, { phone: '', email: 'known@example.com', source: 'Known' }),
    aRow(4, { phone: '9000155556', source: 'Known' }),
    aRow(5, { phone: '09000155556', source: 'Known' }),
  ];
  const byAddress = aLead({ phone: '', phoneComplete: false, email: 'By.Address@example.com' });
  await office.db.insert(leads).values(byAddress);
  const [found] = (await take([aRow(2, { phone: '', email: 'by.address@EXAMPLE.com' })])).body;
  expect(found).toMatchObject({ outcome: 'skipped', leadId: byAddress.id });
  const touches = async () =>
    (
      await office.db
        .select()
        .from(leadTouches)
        .where(eq(leadTouches.leadId, known.id as string))
    ).length;
  const skipped = await take(rows);
  expect(skipped.body.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'made', 'skipped']);
  expect(skipped.body[0]?.leadId).toBe(known.id);
  expect(skipped.body[3]?.leadId).toBe(skipped.body[2]?.leadId);
  expect(await touches()).toBe(0);
  const joined = await take(rows, { duplicates: 'join' });
  expect(joined.body.map(({ outcome }) => outcome)).toEqual(['joined', 'joined', 'joined', 'joined']);
  expect(await touches()).toBe(2);
  expect(await sourced('Known')).toHaveLength(2);
});

test('a row under a number or an address that a merged lead gave up is the one that lives', async () => {
  const [into, part] = [
    aLead({ phone: '9000144441', email: '' }),
    aLead({ phone: '9000144442', email: 'gave.up@example.com' }),
  ];
  await office.db.insert(leads).values([into, part]);
  await asha('POST', `/leads/${part.id}/merge`, { intoId: into.id });
  // It took the address over, and has another one by now.
  await office.db
    .update(leads)
    .set({ email: 'later@example.com' })
    .where(eq(leads.id, into.id as string));
  const rows = [
    aRow(2, { phone: '9000144442' }),
    aRow(3, { phone: '', email: 'Gave.Up@example.com' }),
    aRow(4, { phone: '9000144443' }),
  ];
  const { body } = await take(rows);
  expect(body.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'made']);
  expect(body.slice(0, 2).map(({ leadId }) => leadId)).toEqual([into.id, into.id]);
  // Where one goes on with that number, it is theirs.
  const own = aLead({ phone: '9000144442', email: '' });
  await office.db.insert(leads).values(own);
  expect((await take([aRow(2, { phone: '9000144442' })])).body).toMatchObject([{ leadId: own.id }]);
});

test('a group that is sent again changes nothing and says the same', async () => {
  const importId = v7();
  const rows = Array.from({ length: 200 }, (_, i) =>
    aRow(i + 2, { phone: `90002${10_000 + i}`, source: 'Twice' }),
  );
  const [first, second] = [await take(rows, { importId }), await take(rows, { importId })];
  expect(first.body.every(({ outcome }) => outcome === 'made')).toBe(true);
  expect(second.body).toEqual(first.body);
  expect(await sourced('Twice')).toHaveLength(200);
  expect((await take([...rows, aRow(999)])).status).toBe(422);
  expect((await take([])).status).toBe(422);
});

test('assignment rules hold for imported rows, too', async () => {
  const rule = { name: 'All', services: [], people: [bharat.id], active: true };
  expect((await owner('POST', '/lead-rules', rule)).status).toBe(201);
  await take([aRow(2, { phone: '9000166666', source: 'Ruled' })]);
  expect(await sourced('Ruled')).toMatchObject([{ assignedTo: bharat.id }]);
});

test('what is looked at group by group says what will come of the whole sheet', async () => {
  const email = 'twice@example.com';
  await office.db.insert(leads).values(aLead({ phone: '9000199999', phoneComplete: true, source: 'Known' }));
  const groups = [
    [aRow(2, { phone: '9000188801', email }), aRow(3, { phone: '', email: 'once@example.com' })],
    [
      aRow(4, { phone: '+91 90001 88801' }),
      aRow(5, { phone: '9000188805', email: 'TWICE@example.com' }),
      aRow(6, { phone: '9000188806' }),
      aRow(7, { phone: '9000199999', email: 'new@example.com' }),
      aRow(8, { phone: '12345', email: '' }),
    ],
    [aRow(9, { phone: '9000188806' }), aRow(10, { phone: '', email: 'new@example.com' })],
  ];
  for (const duplicates of ['skip', 'join'] as const) {
    const over = { importId: v7(), duplicates };
    const looked: ImportResult[] = [];
    for (const rows of groups) looked.push(...(await take(rows, { ...over, dryRun: true })).body);
    const foretold = acrossGroups(looked, duplicates).map(({ line, outcome }) => [line, outcome]);
    const repeated = duplicates === 'skip' ? 'skipped' : 'joined';
    expect(foretold).toEqual([
      [2, 'made'],
      [3, 'made'],
      [4, repeated],
      [5, repeated],
      [6, 'made'],
      [7, repeated],
      [8, 'refused'],
      [9, repeated],
      [10, 'made'],
    ]);
    const done: ImportResult[] = [];
    for (const rows of groups) done.push(...(await take(rows, over)).body);
    expect(done.map(({ line, outcome }) => [line, outcome])).toEqual(foretold);
    await office.db.delete(leads).where(like(leads.pageUrl, 'Import of %'));
  }
});
