import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { owner } from '../scripts/lib/app-server.ts';
import { expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

const password = 'a good long password';
const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
const later = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + 30_000,
  });

/** Somebody the owner has let in, as if done beforehand. */
async function hire(page: Page, name: string) {
  await page.request.post('/staff/session', { data: owner });
  const email = `${name.toLowerCase()}@example.com`;
  const answer = await page.request.post('/staff/staff', { data: { name, email, role: 'sales', password } });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return email;
}
async function giveCredentials(page: Page, email: string) {
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
const isIn = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible();
const keyOf = (page: Page) => page.locator('.key').innerText();

test('a colleague turns the second step on, signs in with it or a recovery code, and turns it off', async ({
  page,
}) => {
  const email = await hire(page, 'Kavya');
  await giveCredentials(page, email);
  await isIn(page);
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('img', { name: /authenticator app to scan/ })).toBeVisible();
  const key = await keyOf(page);
  await page.getByLabel('The six digits it shows now').fill('12');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the six digits of your app, or a recovery code')).toBeVisible();
  await page.getByLabel('The six digits it shows now').fill(codeOf(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await page.locator('.codes code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await giveCredentials(page, email);
  const field = page.getByLabel('Code of your app');
  await field.fill('ABCD-EFGH-IJKL-MNOP');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is wrong or used up.')).toBeVisible();
  // Reloading begins again: half way in is not in.
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  // Where its code does not come, what was typed stands there for another try.
  const code = /\/second-step-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await giveCredentials(page, email);
  await expect(page.getByText('The second step did not load.')).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await field.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
  await page.goto('/admin/account');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Code of your app, or a recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  expect(await page.locator('.codes code').allInnerTexts()).not.toEqual(expect.arrayContaining([codes[2]]));
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByLabel('Code of your app, or a recovery code').fill(later(key));
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('the owner asks it of everybody: it is set up at the next sign-in, and reset for who lost the phone', async ({
  page,
  browser,
  site,
}) => {
  const email = await hire(page, 'Leela');
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  const rule = page.getByRole('switch', { name: 'Every staff member must use two-factor sign-in' });
  await rule.click();
  await expect(page.getByText('From the next sign-in on, everybody needs a second step.')).toBeVisible();
  await expect(rule).toBeChecked();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site });
  const desk = await context.newPage();
  await giveCredentials(desk, email);
  await expect(desk.getByRole('heading', { name: 'One thing more' })).toBeVisible();
  const key = await keyOf(desk);
  await desk.getByLabel('The six digits it shows now').fill(codeOf(key));
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await desk.getByRole('button', { name: 'I have kept them' }).click();
  await isIn(desk);

  await page.reload();
  const row = page.getByRole('row', { name: /Leela/ });
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await row.getByRole('link', { name: 'Leela' }).click();
  await page.getByRole('button', { name: 'Reset two-factor sign-in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('The second step is off, and they are signed out everywhere.')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await rule.click();
  await expect(rule).not.toBeChecked();
  await giveCredentials(desk, email);
  await isIn(desk);
  await context.close();
});

test('the door’s steps and the account page fit and are accessible', async ({ page }) => {
  const email = await hire(page, 'Mohini');
  const fits = () => expectWellMade(page);
  await giveCredentials(page, email);
  await isIn(page);
  await page.goto('/admin/account');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await fits();
  const agenda = page.getByRole('combobox', { name: 'Comes at' });
  await agenda.click();
  await page.getByRole('option', { name: '7:30 am' }).click();
  await expect(page.getByText('Your agenda comes at 7:30 am on working days.')).toBeVisible();
  await agenda.click();
  await page.getByRole('option', { name: 'Not at all' }).click();
  await expect(page.getByText('Your agenda does not come any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const key = await keyOf(page);
  await fits();
  await page.getByLabel('The six digits it shows now').fill(codeOf(key));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.context().clearCookies();
  await giveCredentials(page, email);
  await expect(page.getByLabel('Code of your app')).toBeVisible();
  await fits();
});
