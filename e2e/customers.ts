import type { APIRequestContext, Page } from '@playwright/test';
import { expect, readMailbox } from './support.ts';

export type Mailbox = (to: string) => Promise<{ subject: string; text: string; at: string }[]>;

export const password = 'a kettle of chai';

let people = 0;
export const nextEmail = (name: string) => `${name}-${Date.now().toString(36)}${people++}@example.com`;

/** The code of the newest of `mails` mails that were sent to an address. */
export async function codeFrom(mailbox: Mailbox, to: string, mails = 1): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(
      async () => {
        const all = (await mailbox(to)).sort((a, b) => a.at.localeCompare(b.at));
        found = all.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
        return found.length;
      },
      { intervals: [50] },
    )
    .toBe(mails);
  return found.at(-1) ?? '';
}

/** Somebody who has registered elsewhere; this browser knows nothing of them. */
export async function existingCustomer(
  request: APIRequestContext,
  mailbox: Mailbox,
  { email = nextEmail('ravi'), fullName = 'Ravi Kale' } = {},
) {
  await request.post('/user-register/api/send-otp', { data: { email, full_name: fullName } });
  const otp = await codeFrom(mailbox, email);
  const data = { email, full_name: fullName, password, otp };
  const made = await request.post('/user-register/api/verify-otp', { data });
  expect(made.status()).toBe(200);
  const { newUser } = (await made.json()) as { newUser: Record<string, string> };
  return { email, fullName, record: newUser };
}

/**
 * The same, signed in on this page: session and login record, as the register page leaves them.
 * @param who.address a mailbox of this story's own
 */
export async function becomeCustomer(page: Page, who: { name: string; address: string }) {
  const mailbox: Mailbox = (to) => readMailbox(page.request, to);
  const { record } = await existingCustomer(page.request, mailbox, {
    email: who.address,
    fullName: who.name,
  });
  // Any address of the site would do; this one has no scripts to wait for.
  await page.goto('/robots.txt');
  await page.evaluate((kept) => localStorage.setItem('login', JSON.stringify(kept)), record);
  return { code: record.emplyee_ID ?? '', record };
}

/** Opens a page and waits until its form has its script. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  await page.locator('main form[novalidate]').waitFor();
}

/** Whoever was led to the sign-in page signs in there. */
export async function signInAgain(page: Page, email: string | undefined) {
  await page.locator('main form[novalidate]').waitFor();
  await page.getByLabel('E-mail').fill(email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Pastes into whatever has the focus, as a person does with a code from a mail. */
export const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** What the six boxes hold, from the first to the last. */
export const digitsIn = (page: Page) =>
  page
    .getByLabel(/^Digit \d of 6$/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
