import { eq } from 'drizzle-orm';
import { v4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSalesOffice, type SalesOffice } from '../../office/test-sales-office.ts';
import { EnquiryInput } from '../../enquiries/enquiry-input.ts';
import { submitEnquiry } from '../../enquiries/submit-enquiry.ts';
import { leads } from '../../table.server.ts';
import type { Catch } from '../block-kinds.ts';
import { forgetBlockRules } from '../read-rules.ts';
import { blockRules } from '../table.server.ts';
import type { BlockRuleRecord } from './answers.ts';

let office: SalesOffice['office'];
let asha: SalesOffice['asha'];
beforeAll(async () => {
  ({ office, asha } = await openSalesOffice());
});
beforeEach(async () => {
  await office.db.delete(blockRules);
  forgetBlockRules(office.ctx);
});
afterAll(() => office.close());

let count = 0;
/** Somebody asks. @returns the lead as it was filed */
async function enquire(over: object = {}, at = new Date()) {
  count += 1;
  const ctx = { ...office.ctx, now: () => at, limit: async () => {} };
  const input = EnquiryInput.parse({
    form: 'contact',
    source: 'Contact Inquiry',
    name: `Visitor ${count}`,
    phone: `90001${String(count).padStart(5, '0')}`,
    email: `visitor${count}@example.com`,
    service: 'Google Ads',
    message: 'We sell saris.',
    pageUrl: '/contact',
    raw: {},
    ...over,
  });
  const { id } = await submitEnquiry(ctx, input);
  const [lead] = await office.db.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new Error('No lead');
  return lead;
}
const block = (kind: string, value: string) => asha<{ id: string }>('POST', '/block-rules', { kind, value });
const rules = async () => (await asha<BlockRuleRecord[]>('GET', '/block-rules')).body;
const caughtBy = async (id: string) =>
  (await asha<{ caughtBy: Catch[] }>('GET', `/leads/${id}`)).body.caughtBy;

test('what staff block is filed as suspected with its reason, by address, domain, number or words, and each rule counts it', async () => {
  const calm = await enquire({ email: 'hari@spammers.example' });
  expect([calm.status, await caughtBy(calm.id)]).toEqual(['new', []]);
  for (const [kind, value] of [
    ['email', 'Links@Seller.example'],
    ['domain', '@spammers.example'],
    ['phone', '+91 98765 43210'],
    ['words', 'Guest  post!'],
  ] as const)
    expect((await block(kind, value)).status).toBe(201);
  const at = new Date('2026-11-20T06:00:00Z');
  const cases: [object, string][] = [
    [{ email: 'LINKS@seller.example' }, 'blocked mail address links@seller.example'],
    [{ email: 'anita@mail.spammers.example' }, 'blocked mail domain spammers.example'],
    [{ email: 'anita@spammers.example' }, 'blocked mail domain spammers.example'],
    [{ phone: '098765 43210' }, 'blocked number 9876543210'],
    [{ message: 'A guest-post, for 20 dollars?' }, 'blocked words “guest post”'],
  ];
  for (const [over, reason] of cases)
    expect(await enquire(over, at), reason).toMatchObject({
      status: 'suspected',
      suspectedBecause: [reason],
      assignedTo: null,
    });
  for (const over of [
    { email: 'anita@nospammers.example' },
    { message: 'A guest of yours will post a letter: guests posted before' },
  ])
    expect((await enquire(over)).status).toBe('new');
  expect(await rules()).toMatchObject([
    { kind: 'domain', value: 'spammers.example', hits: 2, lastHitAt: at.toISOString(), staffName: 'Asha' },
    { kind: 'email', value: 'links@seller.example', hits: 1 },
    { kind: 'phone', value: '9876543210', hits: 1 },
    { kind: 'words', value: 'guest post', hits: 1 },
  ]);
  // What staff write down themselves, no rule knows better.
  const typed = await asha<{ id: string }>('POST', '/leads', {
    key: v4(),
    source: 'Call',
    name: 'Ravi',
    phone: '9876543210',
  });
  expect([
    typed.status,
    (await asha<{ status: string }>('GET', `/leads/${typed.body.id}`)).body,
  ]).toMatchObject([201, { status: 'contacted' }]);
});

test('a rule that caught somebody real is named on their lead and taken away, and they are heard at once', async () => {
  await block('domain', 'sweets.example');
  const person = { name: 'Kiran', phone: '9000177777', email: 'kiran@sweets.example' };
  const kept = await enquire(person);
  expect(kept.status).toBe('suspected');
  const [rule] = await caughtBy(kept.id);
  expect(rule).toMatchObject({ kind: 'domain', value: 'sweets.example', ruleId: expect.any(String) });
  expect((await asha('PATCH', `/leads/${kept.id}`, { status: 'new' })).status).toBe(200);
  // It would catch them again: that is offered still.
  expect(await caughtBy(kept.id)).toEqual([rule]);
  expect((await asha('DELETE', `/block-rules/${rule?.ruleId}`)).status).toBe(204);
  expect(await caughtBy(kept.id)).toEqual([]);
  const again = await enquire(person);
  expect(again).toMatchObject({ status: 'new', suspectedBecause: [] });
  expect(again.id).not.toBe(kept.id);
  expect((await asha('DELETE', `/block-rules/${rule?.ruleId}`)).status).toBe(404);
});

test('a mail address that is made to be thrown away is suspected, unless its service was taken off the list', async () => {
  const shy = await enquire({ email: 'shy@inbox.Mailinator.com' });
  expect(shy).toMatchObject({
    status: 'suspected',
    suspectedBecause: ['mail address of a throw-away service, mailinator.com'],
  });
  expect(await caughtBy(shy.id)).toEqual([{ ruleId: null, kind: 'disposable', value: 'mailinator.com' }]);
  expect((await block('trusted', 'mailinator.com')).status).toBe(201);
  expect(await caughtBy(shy.id)).toEqual([]);
  expect((await enquire({ email: 'shy2@mailinator.com' })).status).toBe('new');
  expect((await enquire({ email: 'shy@yopmail.com' })).status).toBe('suspected');
});

test('a rule that would catch everybody or nobody, or that is there already, is refused under its field', async () => {
  for (const [kind, value, why] of [
    ['email', 'nobody', 'Please enter a valid e-mail address'],
    ['domain', 'gmail.com', 'Many customers have their address there: block the one mail address instead'],
    ['domain', 'co.in', 'Enter a domain, like example.com'],
    ['phone', '12', 'Enter the whole number'],
    ['words', 'a !', 'Enter at least four letters'],
    ['trusted', 'example.com', 'It is not on the list of throw-away services'],
  ] as const) {
    const answer = await block(kind, value);
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { value: why } }]);
  }
  expect((await block('words', 'Backlinks')).status).toBe(201);
  expect(await block('words', 'backlinks.')).toMatchObject({
    status: 422,
    body: { errors: { value: 'There is this rule already' } },
  });
  expect(await rules()).toHaveLength(1);
});
