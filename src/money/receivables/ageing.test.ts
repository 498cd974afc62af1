import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReceivables, ReceivableFilter, sumReceivables } from './list-receivables.ts';
import { recordReceipt } from './record-receipt.ts';
import { ages, type Age } from './settlement.ts';
import { openLedger, receivedReceipt } from './test-ledger.ts';
import { addDays } from '#kit/india/india-date.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const today = '2027-12-20';

test('what is owed stands in one age each, on its first day and on its last, and the sums are those of the list', async () => {
  const buyerId = await ledger.buyer({ company: 'Late Traders' });
  const late: Record<Age, number[]> = {
    'not-due': [-30, -1],
    '0-30': [0, 30],
    '31-60': [31, 60],
    '61-90': [61, 90],
    '90+': [91, 365],
  };
  const all = ages
    .flatMap((age) => late[age].map((days) => ({ age, days })))
    .toSorted((a, b) => b.days - a.days);
  const owed = [];
  for (const [i, { age, days }] of all.entries()) {
    // Due so many days ago, each of another sum.
    const dueOn = addDays(today, -days);
    const issuedOn = dueOn > today ? today : dueOn;
    ledger.on(issuedOn);
    const unitPaise = 100_000 * 2 ** i;
    const dueDays = dueOn > today ? -days : 0;
    owed.push({ age, days, paise: unitPaise * 1.18, id: await ledger.bill(buyerId, unitPaise, { dueDays }) });
  }
  ledger.on(today);
  const list = async (filter: object) =>
    (await listReceivables(ledger.ctx, ReceivableFilter.parse(filter))).data;
  const sums = () => sumReceivables(ledger.ctx);
  const { ages: before, totalPaise } = await sums();
  for (const { age, paise, count } of before) {
    const its = owed.filter((one) => one.age === age);
    expect({ age, paise, count }).toEqual({
      age,
      paise: its.reduce((sum, one) => sum + one.paise, 0),
      count: 2,
    });
    expect((await list({ age })).map(({ id, daysLate }) => [id, daysLate])).toEqual(
      its.map(({ id, days }) => [id, days]),
    );
  }
  expect(totalPaise).toBe(owed.reduce((sum, one) => sum + one.paise, 0));

  // What is paid is owed no more, in part or as a whole; a day later the last of an age is in the next one.
  const [oldest, next] = owed;
  if (!oldest || !next) throw new Error('Nothing is owed');
  const paid: [string, number][] = [[oldest.id, oldest.paise], [next.id, 1_000]]; // prettier-ignore
  await recordReceipt(
    ledger.ctx,
    receivedReceipt(buyerId, 'bank', 'UTR000000001', oldest.paise + 1_000, paid),
  );
  expect((await sums()).ages.at(-1)).toEqual({ age: '90+', paise: next.paise - 1_000, count: 1 });
  ledger.on(addDays(today, 1));
  expect((await sums()).ages.map(({ count }) => count)).toEqual([1, 2, 2, 2, 2]);
  expect((await sums()).totalPaise).toBe(totalPaise - oldest.paise - 1_000);

  // Found by who owes it, by its number, and not by part of a word.
  expect(await list({ q: 'late trad' })).toHaveLength(9);
  const [{ number } = { number: '' }] = await list({ age: '90+' });
  expect((await list({ q: number })).map((row) => row.number)).toEqual([number]);
  expect(await list({ q: 'raders' })).toEqual([]);
  expect(await list({ q: '%' })).toEqual([]);
});
