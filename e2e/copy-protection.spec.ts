import { expect, test } from './support.ts';

/** Whether the page lets an event of this kind pass at an element. */
const passes = (element: Element, kind: string) =>
  element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));

test('text is protected; forms, phone numbers and the menu of links are not', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('[data-ready]')).toBeAttached();
  const heading = page.getByRole('heading', { level: 1 });
  const phone = page.getByRole('main').locator('a[href^="tel:"]').first();
  const name = page.getByLabel('Name');
  const directions = page.getByRole('link', { name: 'Directions' });

  for (const kind of ['contextmenu', 'selectstart', 'copy']) {
    expect(await heading.evaluate(passes, kind), `${kind} on a heading`).toBe(false);
    expect(await phone.evaluate(passes, kind), `${kind} on a phone number`).toBe(true);
    expect(await name.evaluate(passes, kind), `${kind} in a field`).toBe(true);
  }
  // Wherever a number stands, in the footer's call too.
  const call = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
  expect(await call.evaluate(passes, 'selectstart')).toBe(true);
  await expect(call).toHaveCSS('user-select', 'text');
  expect(await directions.evaluate(passes, 'contextmenu')).toBe(true);
  expect(await heading.evaluate(passes, 'paste')).toBe(true);
  await expect(heading).toHaveCSS('user-select', 'none');
  await expect(phone).toHaveCSS('user-select', 'text');
});

test('where and when we are reached, as the chat says it, can be copied', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Chat With Us' }).click();
  await page.getByRole('button', { name: 'Ask us something first' }).click();
  await page.getByLabel('Your question').fill('What is your address?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('log', { name: 'Questions and answers' });
  for (const words of [
    said.getByText('Kandivali West').first(),
    said.getByRole('link', { name: '@example.com' }),
  ]) {
    await expect(words).toHaveCSS('user-select', 'text');
    for (const kind of ['selectstart', 'copy']) expect(await words.evaluate(passes, kind), kind).toBe(true);
  }
});
