import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, prove } from '#people/sign-in/wire/test-customers.ts';
import { readAddressee } from '#sales/projects/read-addressee.ts';
import { updateQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { answerTo } from '#sales/quotations/wire/test-quotations.ts';
import { reopenQuotation, reviseQuotation } from '#sales/quotations/revise-quotation.ts';
import { sendQuotation } from '#sales/quotations/send-quotation.ts';
import { openProjects, type Projects } from '#sales/projects/test-projects.ts';

let site: Projects;
let owner: Awaited<ReturnType<Projects['staffAs']>>;
beforeAll(async () => {
  site = await openProjects();
  owner = await site.staffAs('owner');
});
afterAll(() => site.close());

test('who changes the address of the account keeps what was sold and offered to the one before, pays what is open of it, and is told of it at the new one', async () => {
  const visit = await site.customer('before.change@example.com', 'Asha Patil');
  const offer = await site.accepted(visit.email, ['Website Development']);
  const open = await site.sent({ email: visit.email });
  const [project] = await site.mine(visit);
  const projectId = project?.id ?? '';

  const email = 'after.change@example.com';
  await prove(visit);
  await visit('PUT', `/user-register/change/${visit.id}`, form({ email }));
  const changed = await visit('POST', '/account/email', { email, otp: await site.codeFor(email) });
  expect(changed.status).toBe(200);
  expect((await site.mine(visit)).map(({ id }) => id)).toEqual([projectId]);
  expect((await visit('GET', `/api/projects/${projectId}/certificate`)).status).toBe(200);
  expect(await readAddressee(site.ctx, { projectId })).toMatchObject({ email });
  // What of it is still to be paid is theirs to pay.
  type Offers = { data: { id: string; title: string; openPaise: number | null }[] };
  const offersOf = async (who: typeof visit) => (await who<Offers>('GET', '/api/quotations')).body.data;
  expect(await offersOf(visit)).toMatchObject([
    { id: open.publicId, openPaise: null },
    { id: offer.publicId, openPaise: expect.any(Number) },
  ]);
  const pay = async (who: typeof visit) =>
    (await who('POST', `/api/quotations/${offer.publicId}/pay`)).status;
  // There is no gateway here; who may not pay is refused before that.
  expect(await pay(visit)).toBe(503);
  const stranger = await site.customer('stranger@example.com');
  expect(await pay(stranger)).toBe(403);
  // Whoever has the address next sees nothing of it.
  const next = await site.customer('before.change@example.com', 'Somebody Else');
  expect(await site.mine(next)).toEqual([]);
  expect(await offersOf(next)).toEqual([]);

  // Who answers is asked for a code at the new one, and told of it there.
  const answer = await (
    await site.proven(open.publicId, { email })
  )(
    'POST',
    '/api/quotation-response',
    answerTo(open.publicId, { email, action: 'reject', description: 'Too dear' }),
  );
  expect(answer.status).toBe(200);
  expect((await site.mailsTo(email)).at(-1)?.dedupeKey).toMatch(/^quotation-answer/);
  await reopenQuotation(site.office, { quotationId: open.id });

  // A new revision of what they kept is theirs too, until it is addressed to somebody else.
  const again = (quotationId: string) =>
    reviseQuotation(site.office, { quotationId, validUntil: '2099-01-31' });
  const { id: quotationId } = await again(open.id);
  await sendQuotation(site.office, { quotationId });
  expect(await offersOf(visit)).toMatchObject([{ title: open.title }, { id: offer.publicId }]);
  const anew = await again(quotationId);
  const content = z.object(QuotationInput.shape).parse({ ...open, email: stranger.email });
  await updateQuotation(site.office, { ...content, quotationId: anew.id });
  await sendQuotation(site.office, { quotationId: anew.id });
  expect(await offersOf(visit)).toMatchObject([{ id: offer.publicId }]);
  expect(await offersOf(stranger)).toHaveLength(1);
});

test('what was sold to the address of an account goes with it where it becomes part of another one, and comes back', async () => {
  const from = await site.customer('merged.from@example.com', 'Ravi Kale');
  const into = await site.customer('merged.into@example.com', 'Ravi Kale');
  await site.accepted(from.email, ['Website Development']);
  const offersOf = async (who: typeof from) =>
    (await who<{ data: unknown[] }>('GET', '/api/quotations')).body.data.length;
  const [project] = await site.mine(from);
  expect((await owner('POST', `/staff/customers/${from.id}/merge`, { intoId: into.id })).status).toBe(204);
  expect((await site.mine(into)).map(({ id }) => id)).toEqual([project?.id]);
  expect(await offersOf(into)).toBe(1);
  expect((await owner('POST', `/staff/customers/${from.id}/undo-merge`)).status).toBe(204);
  expect(await site.mine(into)).toEqual([]);
  expect(await offersOf(into)).toBe(0);
});
