import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotations } from '../table.server.ts';
import { draftCounter, reviseQuotation } from '../revise-quotation.ts';
import { sendQuotation } from '../send-quotation.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { answerTo, openQuotations, type Quotations } from './test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

test('a counter-offer names lines and a sum; a draft of it makes the revision that meets it', async () => {
  const offer = await site.sent({ email: 'counters@example.com' });
  const [website, hosting] = offer.lines;
  const visit = await site.proven(offer.publicId, { email: 'counters@example.com' });
  const counter = answerTo(offer.publicId, {
    action: 'counter',
    description: 'We host it ourselves.',
    email: 'counters@example.com',
    counter_total: 20_000,
  });
  for (const lines of [[{ id: 'nothing', keep: true }], offer.lines.map(({ id }) => ({ id, keep: false }))])
    expect(await visit('POST', '/api/quotation-response', { ...counter, lines })).toMatchObject({
      status: 422,
      body: { errors: { lines: expect.any(String) } },
    });
  expect(
    await visit('POST', '/api/quotation-response', { ...counter, lines: [{ id: hosting?.id, keep: false }] }),
  ).toMatchObject({ status: 200, body: { state: 'countered' } });
  expect((await getQuotation(site.office, { quotationId: offer.id })).responses).toMatchObject([
    {
      counterTotalPaise: 2_000_000,
      counterLines: [
        { id: website?.id, keep: true },
        { id: hosting?.id, keep: false },
      ],
    },
  ]);
  const { id } = await draftCounter(site.office, { quotationId: offer.id, validUntil: '2999-12-31' });
  const revision = await getQuotation(site.office, { quotationId: id });
  expect(revision).toMatchObject({
    state: 'draft',
    code: `${offer.code}-R2`,
    totalPaise: 2_000_000,
    lines: [{ id: website?.id, unitPricePaise: 1_000_000, quantity: 2 }],
  });

  // Once it is sent, the earlier one leads to it.
  await sendQuotation(site.office, { quotationId: id });
  expect(await visit('GET', `/api/quotations/${offer.publicId}`)).toMatchObject({
    body: { state: 'superseded', canRespond: false, newest: `/quotation/${revision.publicId}` },
  });
  expect(await visit('POST', '/api/quotation-response', { ...counter, action: 'reject' })).toMatchObject({
    status: 409,
    body: { state: 'superseded', newest: `/quotation/${revision.publicId}` },
  });
});

test('an expired quotation takes no answer and sends no code', async () => {
  const offer = await site.sent({ email: 'late@example.com' });
  await site.db.update(quotations).set({ validUntil: '2020-01-01' }).where(eq(quotations.id, offer.id));
  const visit = site.browser();
  expect(await visit('GET', `/api/quotations/${offer.publicId}`)).toMatchObject({
    body: { state: 'expired', canRespond: false },
  });
  expect(
    await visit('POST', '/api/send-otp', {
      mobile: '',
      email: 'late@example.com',
      quotationId: offer.publicId,
    }),
  ).toMatchObject({ status: 200 });
  expect(await site.codesTo('late@example.com')).toEqual([]);
  for (const action of ['accept', 'reject'])
    expect(
      await visit('POST', '/api/quotation-response', answerTo(offer.publicId, { action })),
    ).toMatchObject({
      status: 409,
      body: { state: 'expired' },
    });
  const { id } = await reviseQuotation(site.office, { quotationId: offer.id, validUntil: '2999-12-31' });
  await expect(
    reviseQuotation(site.office, { quotationId: offer.id, validUntil: '2999-12-31' }),
  ).rejects.toThrow(/newer revision/);
  await sendQuotation(site.office, { quotationId: id });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({ state: 'superseded' });
});
