import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#adapters/limits/table.server.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
import { sendQuotation } from '../send-quotation.ts';
import { addressee, openQuotations, type Quotations } from './test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

test('a link shows what is offered, with contacts masked; nobody else finds it', async () => {
  const offer = await site.sent();
  const visit = site.browser();
  const seen = await visit('GET', `/api/quotations/${offer.publicId}`);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      id: offer.publicId,
      mobile: '******0123',
      email: 'a***@example.com',
      state: 'sent',
      canRespond: true,
      netPaise: 2_043_051,
      gstPaise: 367_749,
      totalPaise: 2_410_800,
      newest: null,
    },
  });
  expect(JSON.stringify(seen.body)).not.toMatch(/9000000123|asha@/);
  expect(seen.headers.get('Cache-Control')).toContain('no-store');
  expect(seen.headers.get('Referrer-Policy')).toBe('no-referrer');
  const hidden = await site.draft();
  for (const id of [hidden.publicId, offer.id, 'f'.repeat(32), '1', offer.publicId.toUpperCase(), '%00'])
    expect(await visit('GET', `/api/quotations/${id}`)).toMatchObject({ status: 404 });
});

test('staff look at a draft and its PDF before it is sent; what opens one opens no other, and no answer', async () => {
  const [draft, other] = [
    await site.draft({ company: 'Sari House', address: '4 Fort Road' }),
    await site.draft(),
  ];
  const visit = site.browser();
  const preview = { publicId: draft.publicId, preview: draft.preview };
  expect(await openQuotation(site.ctx, preview)).toMatchObject({
    state: 'draft',
    canRespond: false,
    address: '4 Fort Road',
    place: '27',
  });
  const paper = await visit('GET', `/quotation/${draft.publicId}/pdf?preview=${draft.preview}`);
  expect(paper.status).toBe(200);
  for (const query of ['', '?preview=', `?preview=${other.preview}`])
    expect((await visit('GET', `/quotation/${draft.publicId}/pdf${query}`)).status).toBe(404);
  expect((await visit('GET', `/api/quotations/${draft.publicId}`)).status).toBe(404);
  await sendQuotation(site.office, { quotationId: draft.id });
  expect(await getQuotation(site.office, { quotationId: draft.id })).toMatchObject({ preview: '' });
  // A private person's address is not for everybody who gets the link passed on.
  const home = await site.sent({ address: '5 Home Lane' });
  expect(await openQuotation(site.ctx, { publicId: home.publicId })).toMatchObject({ address: '' });
});

test('a look counts once in ten minutes, and only when a browser says so', async () => {
  const offer = await site.sent();
  const visit = site.browser();
  await visit('GET', `/api/quotations/${offer.publicId}`);
  for (let i = 0; i < 2; i++)
    expect(await visit('POST', `/api/quotations/${offer.publicId}/views`)).toMatchObject({ status: 204 });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({
    state: 'viewed',
    views: 1,
  });
});

test('limits: looking, asking for codes', async () => {
  const limited = await openQuotations({ RATE_LIMITS: 'on' });
  try {
    const offer = await limited.sent();
    const visit = limited.browser();
    const paper = () => visit('GET', `/quotation/${offer.publicId}/pdf`);
    expect((await paper()).status).toBe(200);
    await limited.db.update(rateLimits).set({ points: 120 }).where(like(rateLimits.key, 'drawing:%'));
    expect((await paper()).status).toBe(429);
    await limited.db.delete(rateLimits);
    const looks = [];
    for (let i = 0; i < 61; i++) looks.push((await visit('GET', `/api/quotations/${offer.publicId}`)).status);
    expect(looks.filter((status) => status === 200)).toHaveLength(60);
    expect(looks.at(-1)).toBe(429);
    const who = { mobile: '', email: addressee.email, quotationId: offer.publicId };
    expect(await visit('POST', '/api/send-otp', who)).toMatchObject({ status: 200 });
    const again = await visit('POST', '/api/send-otp', who);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
