import { eq } from 'drizzle-orm';
import { UnsecuredJWT } from 'jose';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalAnswer } from './test-portal.ts';
import { eInvoices } from './table.server.ts';
import { eachDocumentOfMonth } from '../documents-of-month.ts';
import { invoices } from '../table.server.ts';
import { invoiceOf } from '../taken-off.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { readVerified } from '#money/verify/read-verified.ts';
import { documentUrl } from '#money/verify/verify-code.ts';
import { openOffice } from '#office/test-office.ts';
import { seedBookings } from '#sample/bookings.ts';
import { demoSite } from '#sample/demo-site.ts';
import { quotations } from '#sales/quotations/table.server.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Address = { address: string; place: string; pincode: string; etag: string };
type Refused = { message: string; code: string; errors: Record<string, string> };
type File = { BuyerDtls: object; ValDtls: object };

let office: Office;
let asha: Awaited<ReturnType<Office['as']>>;
let bela: Awaited<ReturnType<Office['as']>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db
    .insert(settings)
    .values({ key: 'site', value: { ...demoSite, eInvoiceFrom: '2020-01-01', lut: 'AD27 of 2026-27' } });
  await seedBookings(office.db);
  asha = await office.as('accounts', 'Asha');
  bela = await office.as('owner', 'Bela');
});
afterAll(() => office.close());

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
let count = 0;

/** The invoice of a quotation that was paid with a GST number and no PIN code. @returns its id */
async function paidWithoutPin(over: object = {}): Promise<string> {
  const { body: offer } = await bela<{ id: string }>('POST', '/quotations', {
    title: 'A website',
    name: 'Ravi Kale',
    company: 'Kale Traders',
    email: 'ravi@example.com',
    gstin: '29AAGCB7383J1Z4',
    address: '12 MG Road, Bengaluru',
    validUntil: '2999-12-31',
    lines: [{ title: 'Website', sac: '998314', quantity: 1, unitPricePaise: 10_000_000, gstPercent: 18 }],
    ...over,
  });
  await office.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, offer.id));
  const paid = { method: 'bank', reference: `UTR77221${++count}` };
  expect((await asha('POST', `/quotations/${offer.id}/payments`, paid)).status).toBeLessThan(300);
  const { body } = await asha<{ data: { id: string }[] }>('GET', '/invoices?perPage=1');
  return body.data[0]?.id ?? '';
}

const row = async (id: string) => (await office.db.select().from(invoices).where(eq(invoices.id, id)))[0]!;
const addressOf = async (id: string) => (await asha<Address>('GET', `/invoices/${id}/buyer-address`)).body;
const complete = (who: typeof asha, id: string, typed: object, based?: string) =>
  who<Address & Refused>(
    'PUT',
    `/invoices/${id}/buyer-address`,
    { address: '12 MG Road', place: 'Bengaluru', pincode: '560001', ...typed },
    based === undefined ? undefined : { 'If-Match': `"${based}"` },
  );
const fileOf = async (id: string) =>
  (await asha<[File] & Refused>('GET', `/invoices/${id}/inv-01.json`)).body;
const printed = async (path: string) => {
  const pdf = await office.app.request(`/staff${path}`, { headers: { Cookie: asha.cookie } });
  return (await extractText(await getDocumentProxy(await pdf.arrayBuffer()), { mergePages: true })).text;
};

test('what an invoice that waits for the portal lacks of its buyer’s address is completed, and it can be registered at once', async () => {
  const id = await paidWithoutPin();
  const issued = await row(id);
  const month = today().slice(0, 7);
  const url = await documentUrl({ db: office.db, publicUrl: office.ctx.publicUrl }, issued);
  /** What the money side says of it. */
  const told = async () => ({
    verified: await readVerified(office.ctx, { code: url?.split('/').at(-1) ?? '' }),
    filed: (await asha('GET', `/gst-returns/${month}`)).body,
    books: (await asha('GET', `/books/${month}`)).body,
  });
  const before = await told();
  expect((await asha('GET', `/invoices/${id}`)).body).toMatchObject({
    eInvoice: { state: 'waiting', faults: ['The portal asks for a PIN code of the buyer’s'] },
  });
  expect(await fileOf(id)).toMatchObject({ code: 'conflict' });
  expect(await addressOf(id)).toMatchObject({ address: '12 MG Road', place: 'Bengaluru', pincode: '' });

  expect((await complete(asha, id, {})).status).toBe(200);
  expect(await addressOf(id)).toMatchObject({ place: 'Bengaluru', pincode: '560001' });
  expect((await asha('GET', `/invoices/${id}`)).body).toMatchObject({
    eInvoice: { state: 'waiting', faults: [] },
    content: { buyer: { address: '12 MG Road, Bengaluru', pincode: '560001' } },
  });
  const [file] = await fileOf(id);
  expect(file).toMatchObject({
    BuyerDtls: { Addr1: '12 MG Road, Bengaluru', Loc: 'Bengaluru', Pin: 560_001, Stcd: '29', Pos: '29' },
    ValDtls: { IgstVal: 18_000, TotInvVal: 118_000 },
  });
  expect(await printed(`/invoices/${id}/pdf`)).toContain('12 MG Road, Bengaluru, 560001');

  // What was issued is the same to the letter, and so is all that is made of it.
  expect(await row(id)).toEqual(issued);
  expect(await told()).toEqual(before);

  // The archive of its month has it, and a note on it takes the address over.
  const archived = [];
  for await (const one of eachDocumentOfMonth(office.ctx, { month, kinds: ['tax-invoice'] }))
    archived.push(one.content.buyer.pincode);
  expect(archived).toEqual(['560001']);
  const invoice = await invoiceOf(office.ctx, { transactionId: issued.transactionId ?? '' });
  expect(invoice?.content).toEqual({
    ...issued.content,
    buyer: { ...issued.content.buyer, address: '12 MG Road, Bengaluru', pincode: '560001' },
  });
});

test('who completed which part of it stands in the audit, not what it says', async () => {
  const id = await paidWithoutPin();
  await complete(asha, id, { address: '14 MG Road' });
  const [entry] = await office.db
    .select({ by: auditLog.staffName, action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .then((rows) => rows.filter(({ action }) => action === 'changed'));
  expect(entry).toEqual({ by: 'Asha', action: 'changed', after: { facts: 'address, pincode' } });
});

test('an address that the portal would refuse is refused at its field', async () => {
  const id = await paidWithoutPin();
  const wrong = [
    [{ pincode: '411001' }, 'pincode', 'PIN code 411001 is of Maharashtra, and the GST number of Karnataka'],
    [{ pincode: '56001' }, 'pincode', 'PIN code must be 6 digits'],
    [{ pincode: '' }, 'pincode', 'Enter the PIN code'],
    [{ address: '' }, 'address', 'Enter the address without its town'],
    [{ address: '12 MG Road 560001' }, 'address', 'Leave out the PIN code: it has a field of its own'],
    [{ place: 'B' }, 'place', 'Enter the town alone, in three letters or more'],
    [{ place: 'MG Road, Bengaluru' }, 'place', 'Enter the town alone, in three letters or more'],
    [{ place: 'Bengaluru 560001' }, 'place', 'Enter the town alone, in three letters or more'],
    [{ stateCode: '27' }, 'body', 'This is not known here: stateCode'],
  ] as const;
  for (const [typed, field, words] of wrong)
    expect(await complete(asha, id, typed)).toMatchObject({
      status: 422,
      body: { errors: { [field]: words } },
    });
  await complete(asha, id, {});
  expect(await complete(asha, id, {})).toMatchObject({
    status: 422,
    body: { errors: { address: 'Nothing is different' } },
  });
});

test('of two who complete it at the same moment the second is told what the first has written', async () => {
  const id = await paidWithoutPin();
  const { etag } = await addressOf(id);
  const answers = await Promise.all([
    complete(asha, id, { pincode: '560001' }, etag),
    complete(bela, id, { pincode: '560002' }, etag),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const [first, second] = answers.toSorted((a, b) => a.status - b.status);
  expect(second?.body).toMatchObject({
    code: 'stale',
    stale: { fields: [{ field: 'pincode', theirs: first?.body.pincode }] },
  });
  expect((await addressOf(id)).pincode).toBe(first?.body.pincode);
});

test('nothing of what is registered changes any more, and what needs no registration is not completed', async () => {
  const id = await paidWithoutPin();
  const now = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const answerWith = async (Pin: number) => {
    const answer = portalAnswer(await row(id), `${now.slice(0, 10)} ${now.slice(11, 19)}`);
    const signed = { Version: '1.1', BuyerDtls: { Pin } };
    const SignedInvoice = new UnsecuredJWT({ data: JSON.stringify(signed), iss: 'NIC' }).encode();
    const { Data } = JSON.parse(answer) as { Data: object };
    return { answer: JSON.stringify({ Status: 1, Data: { ...Data, SignedInvoice } }) };
  };
  await complete(asha, id, {});
  // Somebody typed another one at the portal.
  expect(await asha('POST', `/invoices/${id}/irn`, await answerWith(560_002))).toMatchObject({
    status: 422,
    body: { errors: { answer: expect.stringContaining('PIN code 560002') } },
  });
  expect(await asha('POST', `/invoices/${id}/irn`, await answerWith(560_001))).toMatchObject({ status: 204 });
  const registered = await office.db.select().from(eInvoices).where(eq(eInvoices.invoiceId, id));
  expect(await complete(asha, id, { pincode: '560002' })).toMatchObject({
    status: 409,
    body: { message: 'It does not wait for the portal any more, so nothing of it changes.' },
  });
  expect(await office.db.select().from(eInvoices).where(eq(eInvoices.invoiceId, id))).toEqual(registered);
  const consumers = await paidWithoutPin({ gstin: '', stateCode: '29' });
  expect(await complete(asha, consumers, {})).toMatchObject({ status: 404 });
});

test('an address abroad is completed without a PIN code', async () => {
  const { body: buyer } = await asha<{ id: string }>('POST', '/buyers', {
    name: 'Mei Sample', country: 'Singapore', address: '1 Quay, Singapore',
  }); // prettier-ignore
  const line = { title: 'Website', sac: '998314', quantity: 1, unitPaise: 100_000, gstPercent: 18 };
  const draft = { buyerId: buyer.id, supply: 'export-lut', lines: [line], dueDays: 0 };
  const { body: made } = await asha<{ id: string }>('POST', '/invoice-drafts', draft);
  const { body } = await asha<{ id: string }>('POST', `/invoice-drafts/${made.id}/issue`, {});
  expect(await complete(asha, body.id, { address: '2 Quay', place: 'Singapore' })).toMatchObject({
    status: 422,
    body: { errors: { pincode: 'Abroad there is no PIN code of India' } },
  });
  expect(await complete(asha, body.id, { address: '2 Quay', place: 'Singapore', pincode: '' })).toMatchObject(
    {
      status: 200,
    },
  );
  expect((await fileOf(body.id))[0]).toMatchObject({
    BuyerDtls: { Addr1: '2 Quay, Singapore', Pin: 999_999 },
  });
});
