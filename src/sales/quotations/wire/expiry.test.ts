import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '#people/sign-in/wire/test-customers.ts';
import { isQuietNow } from '#money/receivables/reminders/send-reminders.ts';
import type { Ctx } from '#kit/context.ts';
import { aLead } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';
import { remindOfExpiry } from '../jobs/remind-of-expiry.ts';
import { quotations } from '../table.server.ts';
import { openQuotations, type Quotations } from './test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

const job = remindOfExpiry(isQuietNow);
/** What has gone to an address about the last day, once the job ran at these moments in India. */
async function reminded(to: string, ...moments: string[]) {
  for (const moment of moments) {
    const ctx: Ctx = { ...site.ctx, now: () => new Date(`${moment}:00+05:30`) };
    await job.run(ctx, {});
  }
  return (await messagesTo(site.ctx, to))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('is valid until') || subject.includes('तक'));
}
/** One that was sent on the first of March 2032 and is valid until the Friday after next. */
async function sent(email: string, over: object = {}) {
  const offer = await site.sent({ email });
  const sentAt = new Date('2032-03-01T12:00:00+05:30');
  await site.db
    .update(quotations)
    .set({ sentAt, validUntil: '2032-03-12', ...over })
    .where(eq(quotations.id, offer.id));
  return offer;
}

test('whoever has not answered is reminded three days before the last one and one day before, once each, by day', async () => {
  const offer = await sent('slow@example.com');
  const until = `Our quotation ${offer.code} is valid until 12 March 2032`;
  expect(await reminded('slow@example.com', '2032-03-08T12:00')).toEqual([]);
  expect(await reminded('slow@example.com', '2032-03-09T09:30', '2032-03-09T18:30')).toEqual([]);
  expect(await reminded('slow@example.com', '2032-03-09T10:12')).toEqual([until]);
  expect(await reminded('slow@example.com', '2032-03-09T10:42', '2032-03-10T12:00')).toEqual([until]);
  expect(await reminded('slow@example.com', '2032-03-11T12:00')).toEqual([until, until]);
  expect(await reminded('slow@example.com', '2032-03-12T12:00', '2032-03-13T12:00')).toHaveLength(2);
});

test('nobody is reminded of what was answered or replaced, is a sample, or was sent a day ago, nor once their lead was given up; of two runs at once one writes', async () => {
  for (const status of ['accepted', 'rejected', 'countered', 'superseded', 'draft', 'converted'] as const)
    await sent('done@example.com', { status });
  await sent('done@example.com', { isSample: true });
  await sent('done@example.com', { sentAt: new Date('2032-03-10T18:00:00+05:30') });
  const lost = aLead({ status: 'lost' });
  await site.db.insert(leads).values(lost);
  await sent('done@example.com', { leadId: lost.id });
  expect(await reminded('done@example.com', '2032-03-10T12:00', '2032-03-11T12:00')).toEqual([]);
  await sent('both@example.com');
  await Promise.all([1, 2].map(() => reminded('both@example.com', '2032-03-11T12:00')));
  expect(await reminded('both@example.com')).toHaveLength(1);
  // Sunday is quiet: what ends on Monday is called to mind on the day itself.
  await sent('monday@example.com', { validUntil: '2032-03-15', language: 'hi' });
  expect(await reminded('monday@example.com', '2032-03-14T12:00')).toEqual([]);
  expect(await reminded('monday@example.com', '2032-03-15T12:00')).toHaveLength(1);
});
