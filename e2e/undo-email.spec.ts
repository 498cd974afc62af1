import { becomeCustomer, codeFrom, password } from './customers.ts';
import { expect, expectWellMade, loseAnswer, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('the old address takes a change of address back with one press, and the account is locked @phone', async ({
  page,
  mailbox,
}) => {
  const [old, next] = [`old-${Date.now()}@example.com`, `new-${Date.now()}@example.com`];
  const { record } = await becomeCustomer(page, { name: 'Nila Joshi', address: old });
  await page.request.put(`/user-register/change/${record.id}`, { multipart: { email: next } });
  await page.request.post('/account/proof', { data: { password } });
  const moved = { email: next, otp: await codeFrom(mailbox, next) };
  expect((await page.request.post('/account/email', { data: moved })).status()).toBe(200);
  const link = async () =>
    /\/undo-email\/[\w-]{43}/.exec((await mailbox(old)).map(({ text }) => text).join('\n'))?.[0];
  await expect.poll(link).toBeTruthy();
  await page.goto((await link()) ?? '');
  await expect(page.getByRole('heading', { name: 'Undo the change and lock the account?' })).toBeVisible();
  await expectWellMade(page);
  await expectUncovered(page);
  // Looking changed nothing.
  expect((await page.request.get('/account/sessions')).status()).toBe(200);
  // On a bad line the page stays, and what has arrived is not refused when it is sent again.
  await loseAnswer(page, '**/undo-email/*');
  await page.getByRole('button', { name: 'Undo and lock the account' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection.');
  await page.getByRole('button', { name: 'Undo and lock the account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has its old address again' })).toBeVisible();
  await expectWellMade(page);
  expect((await page.request.get('/account/sessions')).status()).toBe(401);
  await page.goto((await link()) ?? '');
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
});
