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
  expect(await directions.evaluate(passes, 'contextmenu')).toBe(true);
  expect(await heading.evaluate(passes, 'paste')).toBe(true);
  await expect(heading).toHaveCSS('user-select', 'none');
  await expect(phone).toHaveCSS('user-select', 'text');
});
