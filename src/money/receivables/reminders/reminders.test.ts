import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillReminder, unknownIn } from './placeholders.ts';
import { updateReminderSettings } from './reminder-rules.ts';
import { defaultReminders } from './reminder-settings.ts';
import { sendReminders } from './send-reminders.ts';
import { recordReceipt } from '../record-receipt.ts';
import { recordPromise } from '../settle-otherwise.ts';
import { openLedger } from '../test-ledger.ts';
import { messages } from '#agency/messages/table.server.ts';

let ledger: Awaited<ReturnType<typeof openLedger>>;
beforeAll(async () => {
  ledger = await openLedger();
  await updateReminderSettings(ledger.ctx, { ...defaultReminders, on: true });
});
afterAll(() => ledger.close());

/** What went at noon of this day, by number and by how many days after the due day. */
const sent = async (day: string) => {
  ledger.on(day);
  await sendReminders(ledger.ctx);
  const rows = await ledger.db.select().from(messages).orderBy(messages.id);
  await ledger.db.delete(messages);
  return rows.map(({ dedupeKey, subject, recipient }) => ({
    days: dedupeKey?.split(':')[2],
    subject,
    recipient,
  }));
};

test('before and after the due day, each once; late ones are made up for a few days, and what is settled is left in peace', async () => {
  ledger.on('2027-03-01');
  const buyerId = await ledger.buyer({ email: 'late@example.com' });
  const invoiceId = await ledger.bill(buyerId, 1_000_000, { dueDays: 15 });
  // Due on 16 March, a Tuesday.
  expect(await sent('2027-03-12')).toEqual([]);
  expect(await sent('2027-03-13')).toEqual([
    {
      days: '-3',
      subject: expect.stringContaining('is due on 16 March 2027'),
      recipient: 'late@example.com',
    },
  ]);
  expect([await sent('2027-03-13'), await sent('2027-03-15')]).toEqual([[], []]);
  expect(await sent('2027-03-17')).toMatchObject([
    { days: '1', subject: expect.stringContaining('was due') },
  ]);
  // The seventh day was 23 March; the machine was off until the 25th.
  expect(await sent('2027-03-25')).toMatchObject([{ days: '7' }]);
  // Promised for 10 April: the fifteenth day passes in peace.
  await recordPromise(ledger.ctx, { invoiceId, promisedOn: '2027-04-10' });
  expect([await sent('2027-03-31'), await sent('2027-04-03')]).toEqual([[], []]);
  expect(await sent('2027-04-15')).toMatchObject([{ days: '30' }]);
  const other = await ledger.bill(buyerId, 1_000_000, { dueDays: 5 });
  await recordReceipt(ledger.ctx, {
    buyerId,
    receivedOn: '2027-04-15',
    method: 'bank',
    reference: ledger.reference(),
    amountPaise: 2_360_000,
    invoices: [invoiceId, other].map((id) => ({
      invoiceId: id,
      amountPaise: 1_180_000,
      tdsPaise: 0,
      tdsRuleId: '',
      gstTdsPaise: 0,
    })),
  });
  expect(await sent('2027-04-21')).toEqual([]);
});

test('quiet hours, Sundays, buyers who want none and those without an address', async () => {
  ledger.on('2027-06-01');
  const bill = async (over: object) => ledger.bill(await ledger.buyer(over), 500_000, { dueDays: 10 });
  await bill({ email: 'none@example.com', getsReminders: false });
  await bill({ email: '' });
  await bill({ email: 'heard@example.com' });
  // Due on 11 June. Two processes at once, and the hours before ten.
  for (const early of [
    '2027-06-12T09:59:00+05:30',
    '2027-06-12T18:00:00+05:30',
    '2027-06-13T12:00:00+05:30',
  ]) {
    ledger.clock.now = new Date(early);
    expect(await sendReminders(ledger.ctx)).toBe(0);
  }
  ledger.on('2027-06-14');
  const both = await Promise.all([sendReminders(ledger.ctx), sendReminders(ledger.ctx)]);
  expect(both.toSorted()).toEqual([0, 1]);
  const [mail] = await ledger.db.select().from(messages);
  expect(mail).toMatchObject({
    recipient: 'heard@example.com',
    text: expect.stringContaining('₹5,900 of our invoice'),
  });
  expect(mail?.text).toContain('IFSC');
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/invoice\/[\w-]{54}\n/);
  await updateReminderSettings(ledger.ctx, defaultReminders);
  ledger.on('2027-06-18');
  expect(await sendReminders(ledger.ctx)).toBe(0);
});

test('placeholders are filled in once, and unknown ones are known before anything is sent', () => {
  const values = {
    name: '{{number}}',
    number: 'N1',
    amount: '',
    due: '',
    days: '',
    account: '',
    link: '',
    company: '',
  };
  expect(fillReminder('{{ name }} {{number}} {{other}}', values)).toBe('{{number}} N1 {{other}}');
  expect(unknownIn('{{name}} {{sum}}')).toEqual(['sum']);
});
