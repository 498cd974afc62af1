import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kit/india/india-date.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { deleteDraft } from '../drafts/drafts.ts';
import { issueDraft } from '../drafts/issue-draft.ts';
import { invoiceDrafts } from '../drafts/table.server.ts';
import { invoices } from '../table.server.ts';
import { dueFrom, periodEnd, periodWords, type Rhythm } from './recurring.ts';
import { RecurringInput } from './recurring-input.ts';
import {
  createRecurring,
  getRecurring,
  listRecurring,
  moveRecurring,
  updateRecurring,
} from './recurring-invoices.ts';
import { writeDueInvoices } from './write-due.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const line = {
  title: 'Retainer, {{period}}',
  sac: '998361',
  quantity: 1,
  unitPaise: 5_000_000,
  gstPercent: 18,
};
const input = (buyerId: string, over: object) =>
  RecurringInput.parse({
    buyerId,
    every: 'month',
    startsOn: '2027-01-31',
    dueDays: 10,
    lines: [line],
    ...over,
  });
const setUp = (buyerId: string, over: object) => createRecurring(ledger.ctx, input(buyerId, over));
const system = () => ({ ...ledger.ctx, actor: { kind: 'system' as const } });
const look = (day: string) => {
  ledger.on(day);
  return writeDueInvoices(system());
};
const issued = (buyerId: string) =>
  ledger.db.select().from(invoices).where(eq(invoices.buyerId, buyerId)).orderBy(invoices.id);
const drafts = (buyerId: string) =>
  ledger.db.select().from(invoiceDrafts).where(eq(invoiceDrafts.buyerId, buyerId)).orderBy(invoiceDrafts.id);
const titles = async (of: typeof drafts, buyerId: string) => {
  const found = await of(buyerId);
  return found.map(({ lines }) => lines[0]?.title);
};
const issuedTitles = async (buyerId: string) =>
  (await issued(buyerId)).map(({ content }) => content.lines[0]?.title);

test('what begins on the 31st comes on the last day of short months, never drifts, and leaves no day out', () => {
  const days = (every: Rhythm, startsOn: string, count: number) => {
    const all = [startsOn];
    while (all.length < count) all.push(dueFrom({ startsOn, every }, addDays(all.at(-1) ?? '', 1)));
    return all;
  };
  expect(days('month', '2027-12-31', 5)).toEqual([
    '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30',
  ]); // prettier-ignore
  expect(days('quarter', '2026-11-30', 4)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']);
  expect(days('year', '2028-02-29', 3)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28']);
  expect(periodEnd({ every: 'month', startsOn: '2027-01-31' }, '2027-01-31')).toBe('2027-02-27');
  const words = (every: Rhythm, from: string) =>
    periodWords({ from, until: periodEnd({ every, startsOn: from }, from) }, 'en');
  expect(words('month', '2027-02-01')).toBe('February 2027');
  expect(words('quarter', '2026-11-01')).toBe('November 2026 – January 2027');
  expect(words('month', '2026-11-15')).toBe('15 November 2026 – 14 December 2026');
});

test('after months without power each month has its invoice, once, however many processes wake up', async () => {
  ledger.on('2027-01-20');
  const buyerId = await ledger.buyer();
  const { id } = await setUp(buyerId, { startsOn: '2027-02-01', sends: true, times: 4 });
  await look('2027-01-31');
  expect(await issued(buyerId)).toEqual([]);
  ledger.on('2027-04-02');
  await Promise.all([writeDueInvoices(system()), writeDueInvoices(system())]);
  await writeDueInvoices(system());
  expect(await issuedTitles(buyerId)).toEqual([
    'Retainer, February 2027', 'Retainer, March 2027', 'Retainer, April 2027',
  ]); // prettier-ignore
  const [first] = await issued(buyerId);
  expect(first).toMatchObject({ kind: 'tax-invoice', totalPaise: 5_900_000, dueOn: '2027-04-12' });
  const mails = ledger.enqueued.filter(({ name }) => name === 'invoice-mail');
  expect(mails).toHaveLength(3);
  await look('2028-01-01');
  expect(await issuedTitles(buyerId)).toHaveLength(4);
  expect(await drafts(buyerId)).toEqual([]);
  expect(await getRecurring(ledger.ctx, { recurringId: id })).toMatchObject({
    written: 4,
    isOver: true,
    runs: [
      { dueOn: '2027-05-01', untilOn: '2027-05-31', state: 'issued', totalPaise: 5_900_000 },
      ...Array.from({ length: 3 }, () => ({
        draftId: null,
        number: expect.stringMatching(/^NIR\//) as string,
      })),
    ],
  });
});

test('one that waits for somebody is a draft until they issue or delete it; its last day ends it', async () => {
  ledger.on('2027-09-01');
  const buyerId = await ledger.buyer();
  const { id } = await setUp(buyerId, { every: 'quarter', startsOn: '2027-09-01', endsOn: '2027-12-01' });
  await look('2027-12-01');
  await look('2028-12-01');
  expect(await titles(drafts, buyerId)).toEqual([
    'Retainer, September 2027 – November 2027',
    'Retainer, December 2027 – February 2028',
  ]);
  const [first, second] = await drafts(buyerId);
  const { number } = await issueDraft(ledger.ctx, {
    draftId: first?.id ?? '',
    byHand: true,
    useAdvances: true,
  });
  await deleteDraft(ledger.ctx, { draftId: second?.id ?? '' });
  const { runs, isOver } = await getRecurring(ledger.ctx, { recurringId: id });
  expect(runs).toMatchObject([
    { state: 'draft', draftId: null, invoiceId: null },
    { state: 'issued', number },
  ]);
  expect(isOver).toBe(true);
  await look('2028-12-02');
  expect(await drafts(buyerId)).toEqual([]);
});

test('what cannot be issued or mailed waits as a draft and says why; the next one is tried again', async () => {
  ledger.on('2028-01-01');
  const buyerId = await ledger.buyer({ company: '', stateCode: '' });
  const { id } = await setUp(buyerId, { startsOn: '2028-01-01', sends: true });
  await look('2028-01-01');
  const fault = async () => (await getRecurring(ledger.ctx, { recurringId: id })).runs[0];
  expect(await fault()).toMatchObject({
    state: 'refused',
    fault: expect.stringContaining('state') as string,
  });
  const set = (over: object) => ledger.db.update(buyers).set(over).where(eq(buyers.id, buyerId));
  await set({ stateCode: '27', email: '' });
  await look('2028-02-01');
  expect(await fault()).toMatchObject({
    dueOn: '2028-02-01', state: 'refused', fault: 'The buyer has no e-mail address to send it to',
  }); // prettier-ignore
  await set({ email: 'kabir@example.com' });
  await look('2028-03-01');
  expect([await issuedTitles(buyerId), await titles(drafts, buyerId)]).toEqual([
    ['Retainer, March 2028'],
    ['Retainer, January 2028', 'Retainer, February 2028'],
  ]);
  await expect(
    setUp(await ledger.buyer({ email: '' }), { startsOn: '2028-03-01', sends: true }),
  ).rejects.toMatchObject({
    errors: { sends: 'The buyer has no e-mail address to send it to' },
  });
});

test('a pause is not made up for, another rhythm bills no day twice, and what is stopped stays stopped', async () => {
  ledger.on('2029-01-01');
  const buyerId = await ledger.buyer();
  const { id: recurringId } = await setUp(buyerId, { startsOn: '2029-01-15' });
  await look('2029-01-15');
  const move = (act: 'pause' | 'resume' | 'stop') => moveRecurring(ledger.ctx, { recurringId, act });
  await move('pause');
  await expect(move('pause')).rejects.toThrow('Somebody else has just changed that');
  await look('2029-04-20');
  await move('resume');
  await look('2029-04-21');
  expect(await drafts(buyerId)).toHaveLength(1);
  await look('2029-05-15');
  // Until 14 June is written: the 1st of June would bill two weeks twice.
  const change = { ...input(buyerId, { startsOn: '2029-06-01', every: 'quarter' }), recurringId };
  expect(await updateRecurring(ledger.ctx, change)).toMatchObject({ nextOn: '2029-09-01' });
  await look('2029-09-01');
  expect(await titles(drafts, buyerId)).toEqual([
    'Retainer, 15 January 2029 – 14 February 2029',
    'Retainer, 15 May 2029 – 14 June 2029',
    'Retainer, September 2029 – November 2029',
  ]);
  await move('stop');
  await look('2030-12-01');
  expect(await drafts(buyerId)).toHaveLength(3);
  await expect(move('resume')).rejects.toThrow('It is stopped for good');
  await expect(updateRecurring(ledger.ctx, change)).rejects.toThrow('It is stopped for good');
  await expect(setUp(buyerId, { startsOn: '2030-11-30' })).rejects.toMatchObject({
    errors: { startsOn: 'This day is over: write that one as a draft' },
  });
  const { data } = await listRecurring(ledger.ctx, { perPage: 25, offset: 0, buyerId });
  expect(data).toMatchObject([{ status: 'stopped', written: 3, buyerName: 'Sample Travels' }]);
});
