import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillReminder, unknownIn } from './placeholders.ts';
import { updateReminderSettings } from './reminder-rules.ts';
import { defaultReminders } from './reminder-settings.ts';
import { sendReminders } from './send-reminders.ts';
import { recordReceipt } from '../record-receipt.ts';
import { recordPromise } from '../settle-otherwise.ts';
import { openLedger } from '../test-ledger.ts';
import { messages } from '#agency/messages/table.server.ts';
import { RecurringInput } from '#money/invoices/recurring/recurring-input.ts';
import { createRecurring } from '#money/invoices/recurring/recurring-invoices.ts';
import { mandateDebits, mandates } from '#money/mandates/table.server.ts';

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

test('who is debited is not asked to pay it, unless the mandate rests or the debit has failed', async () => {
  ledger.on('2027-04-26');
  const buyerId = await ledger.buyer({ email: 'debited@example.com' });
  const line = { title: 'Care', sac: '998315', quantity: 1, unitPaise: 500_000, gstPercent: 18 };
  const { id: recurringId } = await createRecurring(
    ledger.ctx,
    RecurringInput.parse({ buyerId, every: 'month', startsOn: '2027-04-26', dueDays: 10, lines: [line] }),
  );
  const [mandateId, at] = [v7(), ledger.clock.now];
  await ledger.db.insert(mandates).values({
    id: mandateId, recurringId, createdAt: at, updatedAt: at, status: 'active', mode: ledger.ctx.gateway.mode,
    mostPaise: 1_500_000, validUntil: new Date('2030-01-01'),
  }); // prettier-ignore
  // Due on 6 May.
  const invoiceId = await ledger.bill(buyerId, 500_000, { dueDays: 10 });
  await ledger.db.insert(mandateDebits).values({
    invoiceId, mandateId, state: 'announced', amountPaise: 590_000, announcedAt: at, askAt: at,
  }); // prettier-ignore
  expect(await sent('2027-05-03')).toEqual([]);
  await ledger.db.update(mandates).set({ heldAt: at });
  expect(await sent('2027-05-03')).toMatchObject([{ days: '-3', recipient: 'debited@example.com' }]);
  await ledger.db.update(mandates).set({ heldAt: null });
  await ledger.db.update(mandateDebits).set({ state: 'asked' });
  expect(await sent('2027-05-07')).toEqual([]);
  await ledger.db.update(mandateDebits).set({ state: 'failed' });
  expect(await sent('2027-05-08')).toMatchObject([{ days: '1' }]);
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

test('a buyer is reminded in the language of the invoice, day, account and page with it; words that an owner wrote in English alone stay so', async () => {
  await updateReminderSettings(ledger.ctx, { ...defaultReminders, on: true });
  ledger.on('2027-07-01');
  const bill = async (language: 'hi' | 'mr') =>
    ledger.bill(await ledger.buyer({ email: `${language}@example.com`, language }), 500_000, { dueDays: 14 });
  await bill('hi');
  await bill('mr');
  // Due on 15 July.
  const mails = async (day: string) => {
    ledger.on(day);
    await sendReminders(ledger.ctx);
    const rows = await ledger.db.select().from(messages).orderBy(messages.recipient);
    await ledger.db.delete(messages);
    return rows.filter(({ recipient }) => /^(hi|mr)@/.test(recipient));
  };
  const [hindi, marathi] = await mails('2027-07-12');
  expect([hindi?.subject, marathi?.subject]).toEqual([
    expect.stringMatching(/^इनवॉइस \S+ का पेमेंट 15 जुलाई 2027 तक करना है$/),
    expect.stringMatching(/^इनव्हॉइस \S+ भरण्याची शेवटची तारीख 15 जुलै 2027 आहे$/),
  ]);
  expect(hindi?.text).toMatch(/खाता \d+, IFSC/);
  expect(marathi?.text).toMatch(/खाते \d+, IFSC/);
  expect(hindi?.text).toContain('http://localhost:3000/hi/invoice/');
  expect(`${hindi?.text}${marathi?.text}`).not.toContain('{{');

  const after = { subject: 'About {{number}}, due on {{due}}', text: 'Ours:\n{{account}}\n{{link}}' };
  const { hi: _hi, mr: _mr, ...english } = defaultReminders;
  // What we brought before, and somebody has saved as it stood, is nobody's own.
  const text = english.after.text.replace('due on {{due}}.', 'due on {{due}}, {{days}} days ago.');
  const earlier = { ...english, after: { ...english.after, text } };
  expect(text).toContain('days ago');
  expect((await updateReminderSettings(ledger.ctx, earlier)).hi).toEqual(defaultReminders.hi);
  const saved = await updateReminderSettings(ledger.ctx, { ...english, on: true, after });
  expect(saved.hi).toBeUndefined();
  const [edited, other] = await mails('2027-07-16');
  expect([edited?.subject, other?.subject]).toEqual([
    expect.stringContaining('due on 15 July 2027'),
    expect.stringContaining('due on 15 July 2027'),
  ]);
  expect(edited?.text).toMatch(/^Ours:\nAccount \d+, IFSC[^]*\/hi\/invoice\//);

  await updateReminderSettings(ledger.ctx, {
    ...saved,
    mr: { ...english, after: { ...after, subject: 'आमचे {{number}}' } },
  });
  const [stillEnglish, ownMarathi] = await mails('2027-07-22');
  expect([stillEnglish?.subject, ownMarathi?.subject]).toEqual([
    expect.stringMatching(/^About/),
    expect.stringMatching(/^आमचे/),
  ]);
  await updateReminderSettings(ledger.ctx, defaultReminders);
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
