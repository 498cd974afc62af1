import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { refundRequests } from '#money/refund-requests/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { batchSize } from '#agency/exports/list-export.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import { aLead, openOffice } from './test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
const rows = batchSize + 20;
const formula = '=HYPERLINK("x")';
const at = new Date('2026-11-20T05:00:00Z');
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
  const lead = aLead();
  await office.db.insert(leads).values(lead);
  const people = Array.from({ length: rows }, (_, i) => ({
    id: v7(),
    email: `export${i}@example.com`,
    fullName: i === 0 ? formula : `Export ${i}`,
    ...(i === 1 && { blockedAt: at }),
  }));
  await office.db.insert(customers).values(people);
  const order = anOrder();
  await office.db.insert(paymentTransactions).values(
    people.map(({ id, fullName }, i) => ({
      id: `txn_${String(i).padStart(32, '0')}`, createdAt: at, updatedAt: at, customerId: id, purpose: 'cart' as const,
      subjectId: v7(), totalPaise: 118_000, expiresAt: at, mode: i === 1 ? ('offline' as const) : ('sandbox' as const),
      order: { ...order, lines: [...order.lines, ...order.lines], buyer: { ...order.buyer, name: fullName } },
    })),
  ); // prettier-ignore
  await office.db.insert(bookings).values(
    people.map(({ fullName }, i) => ({
      id: v7(), leadId: lead.id ?? '', name: fullName, phone: '9000012345', email: '', seat: 0, clientAddress: '',
      origin: 'Website', bodyHash: '', meetingType: 'call' as const,
      startsAt: new Date(at.getTime() + Math.floor(i / 2) * 3_600_000), endsAt: at, busyUntil: at,
      status: i === 1 ? ('confirmed' as const) : ('cancelled' as const),
    })),
  ); // prettier-ignore
  await office.db.insert(quotations).values(
    people.map(({ fullName }, i) => ({
      id: v7(), publicId: v7(), title: 'Shop', name: fullName, company: '', gstin: '', mobile: '', email: '', intro: '',
      terms: '', validUntil: '2027-01-01', lines: [], netPaise: 2_000_000, gstPaise: 360_050, totalPaise: 2_360_050,
      status: i === 1 ? ('accepted' as const) : ('draft' as const),
    })),
  ); // prettier-ignore
});
afterAll(() => office.close());

type Ask = typeof owner;
const take = async (list: string, query = '', who: Ask = owner) => {
  const { status, body, headers } = await who<string>('GET', `/${list}/export.csv?${query}`);
  expect([status, headers.get('Content-Disposition')]).toEqual([200, `attachment; filename="${list}.csv"`]);
  return body.trim().split('\r\n');
};

test.each([
  { list: 'customers', narrow: 'state=blocked', found: ['CUS-', 'Export 1,export1@example.com', 'blocked'] },
  { list: 'payments', narrow: 'mode=offline', found: ['2026-11-20 10:30', 'offline', ',1180.00,'] },
  {
    list: 'bookings',
    narrow: 'status=confirmed',
    found: ['2026-11-20 10:30', 'Confirmed,Export 1,', 'Phone call'],
  },
  { list: 'quotations', narrow: 'state=accepted', found: ['QT-0', 'accepted,Shop,Export 1', '23600.50'] },
])(
  '$list come as a file: every row once, or what the filter lets through; no cell is a formula',
  async ({ list, narrow, found }) => {
    const [head, ...lines] = await take(list);
    expect(head?.split(',').length).toBeGreaterThan(5);
    expect(lines).toHaveLength(rows);
    expect(new Set(lines).size).toBe(rows);
    expect(lines.filter((line) => line.includes('HYPERLINK'))).toEqual([
      expect.stringContaining(`"'=HYPERLINK(`),
    ]);
    const narrowed = (await take(list, narrow)).slice(1);
    expect(narrowed).toHaveLength(1);
    for (const part of found) expect(narrowed[0]).toContain(part);
    const [written] = await office.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'exported'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    const [key, value] = narrow.split('=') as [string, string];
    expect(written).toMatchObject({ staffName: 'Farah', subjectId: 'list', after: { [key]: value } });
    expect((await owner('GET', `/${list}/export.csv?${key}=nonsense`)).status).toBe(422);
  },
);

/** The workbook as it came: its rows as a reader of such files has them, and the sheet itself. */
async function workbook(list: string, query = '') {
  const response = await office.app.request(`/staff/${list}/export.xlsx?${query}`, {
    headers: { Cookie: owner.cookie },
  });
  expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
    200,
    `attachment; filename="${list}.xlsx"`,
  ]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [sheet] = (await readXlsx(bytes)).sheets;
  const [head = [], ...lines] = sheet?.rows ?? [];
  const named = lines.map((cells) => Object.fromEntries(head.map((name, i) => [String(name), cells[i]])));
  return { named, xml: strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
}

test('a workbook has the same rows with real dates and sums, and no text in it is a formula', async () => {
  const payments = await workbook('payments');
  expect(payments.named).toHaveLength(rows);
  expect(payments.named[0]).toMatchObject({
    // As the clock of India shows it: a sheet knows no zones.
    'Begun (IST)': new Date('2026-11-20T10:30:00Z'),
    'Total (₹)': 1_180,
    State: 'created',
  });
  expect(payments.named.map(({ Name: name }) => name)).toContain(formula);
  expect(payments.xml).toContain('<is><t>=HYPERLINK("x")</t></is>');
  expect(payments.xml).not.toContain('<f');
  const quotation = (await workbook('quotations', 'state=accepted')).named;
  expect(quotation).toHaveLength(1);
  expect(quotation[0]).toMatchObject({
    'Total (₹)': 23_600.5,
    'Valid until': new Date('2027-01-01T00:00:00Z'),
  });
  expect((await workbook('orders', 'mode=offline')).named[0]).toMatchObject({ Quantity: expect.any(Number) });
  for (const list of ['customers', 'bookings', 'leads', 'subscribers'])
    expect((await workbook(list)).named).toHaveLength((await take(list)).length - 1);
  expect((await workbook('audit')).named[0]).toMatchObject({ 'When (UTC)': expect.any(Date) });
  expect((await owner('GET', '/payments/export.xlsx?mode=nonsense')).status).toBe(422);
});

test('what was ordered has a line for each line of an order', async () => {
  const each = anOrder().lines.length * 2;
  const [head, ...lines] = await take('orders');
  expect(head).toMatch(/^Payment,.*,What,Kind,Quantity,Months,Amount \(₹\),/);
  expect(lines).toHaveLength(rows * each);
  expect((await take('orders', 'mode=offline')).slice(1)).toHaveLength(each);
});

test('a file is for those who answer for the list, not for everybody who may look', async () => {
  const [support, sales, accounts] = [
    await office.as('support'),
    await office.as('sales'),
    await office.as('accounts'),
  ];
  const may = async (who: Ask) => {
    const lists = ['customers', 'payments', 'orders', 'bookings', 'quotations'];
    const answers = await Promise.all(
      lists.map(async (list) =>
        (await Promise.all(['csv', 'xlsx'].map((kind) => who('GET', `/${list}/export.${kind}`)))).map(
          ({ status }) => status === 200,
        ),
      ),
    );
    for (const [csv, xlsx] of answers) expect(xlsx).toBe(csv);
    return lists.filter((_, i) => answers[i]?.[0]);
  };
  expect(await may(support)).toEqual([]);
  expect(await may(sales)).toEqual(['customers', 'bookings', 'quotations']);
  expect(await may(accounts)).toEqual(['payments', 'orders', 'quotations']);
});

test('who looks at one person’s payment, consultation, wish for money back or invoice address stands in the audit, as of a lead', async () => {
  const [payment] = await office.db.select().from(paymentTransactions).limit(1);
  const [booking] = await office.db.select().from(bookings).limit(1);
  const asked = { id: v7(), createdAt: at, updatedAt: at, reason: 'Not needed', reviewDueOn: '2026-12-01' };
  await office.db.insert(refundRequests).values({ ...asked, transactionId: payment?.id ?? '' });
  const { body: buyer } = await owner<{ id: string }>('POST', '/buyers', { name: 'Meera Sample' });
  const shown = {
    payment: `/payments/${payment?.id}`,
    booking: `/bookings/${booking?.id}`,
    'refund-request': `/refund-requests/${asked.id}`,
    buyer: `/buyers/${buyer.id}`,
  };
  for (const path of Object.values(shown)) {
    expect((await owner('GET', path)).status).toBe(200);
    await owner('GET', path);
  }
  const looks = await office.db.select().from(auditLog).where(eq(auditLog.action, 'viewed'));
  expect(looks.map(({ subjectType, subjectId }) => [subjectType, subjectId]).toSorted()).toEqual(
    Object.entries(shown)
      .map(([what, path]) => [what, path.split('/').at(-1)])
      .toSorted(),
  );
});
