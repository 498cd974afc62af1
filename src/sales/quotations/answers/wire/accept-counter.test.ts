import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { aLead } from '#office/test-office.ts';
import { leads } from '#sales/leads/table.server.ts';
import { quotationResponses } from '../table.server.ts';
import { quotations } from '../../table.server.ts';
import { draftCounter } from '../../revise-quotation.ts';
import { sendQuotation } from '../../send-quotation.ts';
import { acceptCounter } from '../accept-counter.ts';
import { answerTo, openQuotations, type Quotations } from '../../wire/test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

/** A quotation that this address has countered, of a lead. */
async function countered(email: string, over: object = { counter_total: 20_000 }) {
  const offer = await site.sent({ email });
  const leadId = v7();
  await site.db.insert(leads).values(aLead({ id: leadId }));
  await site.db.update(quotations).set({ leadId }).where(eq(quotations.id, offer.id));
  const visit = await site.proven(offer.publicId, { email });
  const answer = answerTo(offer.publicId, {
    action: 'counter',
    description: 'A little less.',
    email,
    ...over,
  });
  expect(await visit('POST', '/api/quotation-response', answer)).toMatchObject({ status: 200 });
  return { ...offer, leadId, visit };
}
const accept = ({ id }: { id: string }) => acceptCounter(site.office, { quotationId: id });

test('staff accept a counter-offer in one step: no other code, a mail, a lead that is won, and something to pay', async () => {
  const email = 'meets@example.com';
  const offer = await countered(email);
  const before = (await site.codesTo(email)).length;
  const { id } = await accept(offer);
  const agreed = await getQuotation(site.office, { quotationId: id });
  expect(agreed).toMatchObject({
    code: `${offer.code}-R2`,
    state: 'accepted',
    totalPaise: 2_000_000,
    due: { part: 'whole', amountPaise: 2_000_000 },
    responses: [
      { action: 'accept', verified: true, email, agreedBy: 'Meera', counteredAt: expect.any(Date) },
    ],
  });
  expect(await offer.visit('GET', `/api/quotations/${offer.publicId}`)).toMatchObject({
    body: { state: 'superseded', newest: `/quotation/${agreed.publicId}` },
  });
  expect(await offer.visit('GET', `/api/quotations/${agreed.publicId}`)).toMatchObject({
    body: { state: 'accepted', canRespond: false, totalPaise: 2_000_000 },
  });
  const mails = await site.mailsTo(email);
  expect(mails.at(-1)).toMatchObject({ subject: `We accept your counter-offer (${agreed.code})` });
  expect(mails.at(-1)?.text).toContain(`/quotation/${agreed.publicId}`);
  expect((await site.codesTo(email)).length).toBe(before);
  const [lead] = await site.db.select().from(leads).where(eq(leads.id, offer.leadId));
  expect(lead).toMatchObject({ status: 'won', valuePaise: 2_000_000 });
  await expect(accept(offer)).rejects.toThrow(/state the quotation is in/);
});

test('of two who accept a counter-offer at once one is first, and one revision is made', async () => {
  const offer = await countered('twice@example.com');
  const outcomes = await Promise.allSettled([accept(offer), accept(offer)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await site.db.$count(quotations, eq(quotations.number, offer.number))).toBe(2);
});

test('a counter-offer in words alone, an old one, and one with a newer revision are not accepted as they stand', async () => {
  const words = await countered('words@example.com', {});
  await expect(accept(words)).rejects.toThrow(/neither lines nor a sum/);
  const old = await countered('old@example.com');
  await site.db
    .update(quotationResponses)
    .set({ at: sql`now() - interval '16 days'` })
    .where(eq(quotationResponses.quotationId, old.id));
  await expect(accept(old)).rejects.toThrow('15 days');
  const revised = await countered('revised@example.com');
  const draft = await draftCounter(site.office, { quotationId: revised.id, validUntil: '2999-12-31' });
  await expect(accept(revised)).rejects.toThrow(/newer revision/);
  // Nothing of the failed try is left: the draft goes on, and is answered with a code.
  await sendQuotation(site.office, { quotationId: draft.id });
  expect(await getQuotation(site.office, { quotationId: draft.id })).toMatchObject({ state: 'sent' });
});
