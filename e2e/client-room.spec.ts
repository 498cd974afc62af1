import { becomeCustomer, nextEmail } from './customers.ts';
import { respond, sendQuotation } from './quotations.ts';
import { becomeOwner, expect, expectWellMade, test } from './support.ts';
import { dateInIndia } from '#kit/india/india-date.ts';

test('what was sold goes through six steps, is approved and handed over; its certificate is checked by a stranger', async ({
  page,
  browser,
  mailbox,
}) => {
  const email = nextEmail('room');
  const theirs = await (await browser.newContext()).newPage();
  await becomeCustomer(theirs, { name: 'Asha Patil', address: email });
  await becomeOwner(page);
  const sold = await sendQuotation(page.request, { email, title: 'Website for a tea stall' });
  await respond(page.request, mailbox, {
    publicId: sold.publicId,
    email,
    action: 'accept',
    description: 'Yes, please.',
  });
  const paid = await page.request.post(`/staff/quotations/${sold.id}/payments`, {
    data: { method: 'bank', reference: `UTR${Date.now()}` },
  });
  expect(paid.ok()).toBe(true);

  // The office goes through the steps, on the board and at the project.
  await page.goto(`/admin/projects?filter=${encodeURIComponent('{"state":"running","layout":"board"}')}`);
  const board = page.getByRole('region', { name: 'Board' });
  await board.getByRole('button', { name: 'Step done: Planning of Website for a tea stall' }).first().click();
  await expect(board.getByRole('region', { name: 'Step 2' })).toContainText('Website for a tea stall');
  await board.getByRole('link', { name: 'Website for a tea stall' }).first().click();

  // A version is shown; the customer puts a comment on the picture by keyboard, then approves the next one.
  const draft = { name: 'draft.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const versions = page.getByRole('region', { name: 'Versions to approve' });
  await versions.getByLabel('A version to approve').setInputFiles(draft);
  await expect(versions.getByRole('listitem', { name: 'Design, version 1' })).toContainText('Waits for');
  await theirs.goto('/profile?tab=profileProjects');
  await theirs.getByRole('link', { name: 'Open Website for a tea stall' }).click();
  await expect(theirs.getByText('Your approval: Design')).toBeVisible();
  await theirs.getByRole('button', { name: 'Put a comment on the picture' }).press('Enter');
  await theirs.getByLabel('Comment 1', { exact: true }).fill('Our name, larger');
  await theirs.getByRole('button', { name: /^Comment 1: 50 % from the left/ }).press('Shift+ArrowLeft');
  await expect(theirs.getByRole('button', { name: /^Comment 1: 45 % from the left/ })).toBeVisible();
  // What is not sent yet is there after a reload.
  await theirs.reload();
  await expect(theirs.getByLabel('Comment 1', { exact: true })).toHaveValue('Our name, larger');
  await expectWellMade(theirs);
  await theirs.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(theirs.getByText(/^You asked for changes on/)).toBeVisible();
  await page.reload();
  await expect(versions.getByText('Our name, larger')).toBeVisible();
  await versions.getByLabel('A version to approve').setInputFiles(draft);
  await expect(versions.getByRole('listitem', { name: 'Design, version 2' })).toContainText('Waits for');
  await theirs.reload();
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(theirs.getByText(/^You approved it on/)).toBeVisible();
  await expect(theirs.getByText('Your approval: Design')).toBeHidden();
  await page.reload();
  await expect(page.getByText('Asha Patil: asks for changes to version 1, approved version 2')).toBeVisible();
  for (const step of ['Design', 'Development', 'Testing', 'Deployment', 'Maintenance']) {
    await expect(page.locator('[aria-current=step]')).toContainText(step);
    await page.getByRole('button', { name: 'Step done' }).click();
  }
  await expect(page.getByRole('button', { name: 'Step done' })).toBeHidden();
  const missing = page.getByText('None can be issued yet');
  await expect(missing).toContainText('not all is handed over');
  await page.getByLabel('What is handed over').fill('teastall.example');
  await page.getByRole('button', { name: 'List it' }).click();
  await page.getByRole('button', { name: 'Handed over: teastall.example' }).click();
  await expect(missing).toBeHidden();
  const archive = { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from('all of it') };
  await page.getByLabel('Choose the delivered archive').setInputFiles(archive);
  await page.getByRole('button', { name: 'Issue the certificate' }).click();
  await expect(page.getByRole('link', { name: /^OWN\// })).toBeVisible();

  // The customer reads it in the account, and a stranger checks it.
  await theirs.goto('/profile?tab=profileProjects');
  await theirs.getByRole('link', { name: 'Open Website for a tea stall' }).click();
  await expect(theirs.getByText(/^Handed over on/)).toBeVisible();
  const check = theirs.getByRole('link', { name: 'What others see' });
  const address = (await check.getAttribute('href')) ?? '';
  await expectWellMade(theirs);
  await theirs.context().close();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'This certificate holds' })).toBeVisible();
  await expectWellMade(stranger);
  expect((await stranger.goto(`${address}x`))?.status()).toBe(404);
  await stranger.context().close();

  // Its money comes back: the office reads so beside the certificate, which holds until somebody revokes it.
  const { payments } = (await paid.json()) as { payments: { id: string }[] };
  const back = { returnedOn: dateInIndia(new Date()), reason: 'Funds insufficient' };
  const took = await page.request.post(`/staff/payments/${payments[0]?.id}/came-back`, { data: back });
  expect(took.ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Revoke it unless that is paid' })).toBeVisible();
  await expectWellMade(page);
});
