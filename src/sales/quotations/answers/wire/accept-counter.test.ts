import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatInr } from '#kit/india/money.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { mailedDueLink } from '#money/payment-links/due-link.ts';
import { readLinkPage } from '#money/payment-links/read-link-page.ts';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
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
  // Its link pays without an account, and written twice it is the same one.
  const link = /\/pay\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await readLinkPage(site.ctx, { token: link })).toMatchObject({
    state: 'open',
    openPaise: agreed.due?.amountPaise,
  });
  expect(await mailedDueLink(site.ctx, { id, language: 'en' })).toContain(link);
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

test('a counter-offer by line: other quantities and prices, totals from the server, accepted as they stand', async () => {
  const email = 'by-line@example.com';
  const offer = await site.sent({ email });
  const [website, hosting] = offer.lines;
  const visit = await site.proven(offer.publicId, { email });
  const counter = (lines: object[]) =>
    visit(
      'POST',
      '/api/quotation-response',
      answerTo(offer.publicId, { action: 'counter', description: 'One more.', email, lines }),
    );
  for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { price: 0 }, { price: 99_999_999_999 }])
    expect(await counter([{ id: website?.id, keep: true, ...wrong }])).toMatchObject({ status: 422 });
  expect(
    await counter([
      { id: website?.id, keep: true, quantity: 3, price: 9_000 },
      { id: hosting?.id, keep: true, quantity: 1 },
    ]),
  ).toMatchObject({ status: 200 });
  const totalPaise = Math.round((2_700_000 + 143_051) * 1.18);
  const shown = await openQuotation(site.ctx, { publicId: offer.publicId });
  expect(shown.counter).toMatchObject({
    offeredPaise: offer.totalPaise,
    wantedPaise: totalPaise,
    lines: [
      { wanted: { quantity: 3, unitPricePaise: 900_000, discountPaise: 0 } },
      { wanted: { quantity: 1 } },
    ],
  });
  expect((await site.mailsTo(email)).at(-1)?.text).toContain(formatInr(totalPaise));
  const { id } = await accept(offer);
  expect(await getQuotation(site.office, { quotationId: id })).toMatchObject({
    state: 'accepted',
    totalPaise,
  });
});
