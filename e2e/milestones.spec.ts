import { draftQuotation, freshAddress, respond } from './quotations.ts';
import { expect, expectWellMade, holdBack, signIn, test } from './support.ts';

test('an accepted quotation is billed part by part as its milestones are met, and its page asks for nothing else @phone', async ({
  page,
  mailbox,
}) => {
  const email = freshAddress();
  const { id } = await draftQuotation(page.request, { email, name: `Milestone ${Date.now()}` });
  const sent = await page.request.post(`/staff/quotations/${id}/send`);
  const { publicId } = (await sent.json()) as { publicId: string };
  const accepting = { action: 'accept', description: 'I accept this quotation.' };
  await respond(page.request, mailbox, { publicId, email, ...accepting });

  await signIn(page, `/admin/quotations/${id}/show`);
  const section = page.getByRole('region', { name: 'Milestones' });
  await section.getByRole('button', { name: 'Bill it in milestones' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bill it in milestones' });
  await dialog.getByLabel('Percent').last().fill('20');
  await expect(dialog.getByRole('status')).toHaveText('90% of 100%');
  await dialog.getByRole('button', { name: 'Plan' }).click();
  await expect(dialog.getByText('Together they are 90%, and 100% is to be billed')).toBeVisible();
  await expectWellMade(page);
  await dialog.getByLabel('Percent').last().fill('30');
  await dialog.getByRole('button', { name: 'Plan' }).click();
  // 24,108.00 rupees with GST.
  await expect(section).toContainText('₹7,232.40');
  await expectWellMade(page);

  await section.getByRole('button', { name: 'Met, issue: On acceptance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(section.getByText('₹7,232.40 open')).toBeVisible();
  // Pressed twice before there is an answer, it is asked once, and nothing is refused.
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/meet') ? 1 : 0));
  const answer = await holdBack(page, '**/staff/milestones/*/meet');
  await section.getByRole('button', { name: 'Met, make a draft: Design approved' }).dblclick();
  answer();
  await section.getByRole('link', { name: 'A draft waits' }).click();
  expect(asked).toBe(1);
  await expect(page.getByLabel('What it comes to')).toContainText('₹9,643.20');
  await expectWellMade(page);

  const link = async () =>
    (await mailbox(email)).map(({ text }) => /\S+(\/invoice\/[\w-]+)/.exec(text)?.[1]).find(Boolean);
  await expect.poll(link).toBeTruthy();
  await page.goto((await link()) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '₹7,232.40 to pay' })).toBeVisible();
  await page.goto(`/quotation/${publicId}`);
  await expect(page.getByText('This quotation has become an order.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeHidden();
});
