import type { Page } from '@playwright/test';
import { expect } from './support.ts';

const password = 'kettle by the window';

/**
 * A new customer who is signed in on this page: session and login record, as the register page leaves them.
 * @param address a mailbox of this story's own
 */
export async function becomeCustomer(page: Page, { name, address }: { name: string; address: string }) {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), path).toBe(200);
    return answer;
  };
  const who = { email: address, full_name: name };
  await post('/user-register/api/send-otp', who);
  const code = await codeFor(page, address);
  const answer = await post('/user-register/api/verify-otp', { ...who, password, otp: code });
  const { newUser } = (await answer.json()) as { newUser: { emplyee_ID: string } };
  await page.goto('/thank-you');
  await page.evaluate((record) => localStorage.setItem('login', JSON.stringify(record)), newUser);
  return { code: newUser.emplyee_ID, password, record: newUser };
}

/** The latest code that was mailed to an address. */
export async function codeFor(page: Page, address: string, newerThan = ''): Promise<string> {
  let code = newerThan;
  await expect(async () => {
    const mails = await page.request.get('/dev/mailbox.json', { params: { to: address } });
    const { messages } = (await mails.json()) as { messages: { text: string; at: string }[] };
    const codes = messages
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    code = codes[0] ?? newerThan;
    expect(code).not.toBe(newerThan);
  }).toPass();
  return code;
}
