import { eq, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { CustomerMail } from '#people/customers/customer-mail.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { writeCustomerMail } from '#people/customers/jobs/customer-mail.ts';
import { createTestApp } from '#server/test-app.ts';

export const password = 'a kettle of chai';

/** What the profile page sends. */
export const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

/** The outbox's messages to somebody, as they get them, oldest first. */
export async function messagesTo(ctx: Ctx, to: string) {
  const kept = await ctx.db.select().from(messages).where(eq(messages.recipient, to)).orderBy(messages.id);
  return asReceived(ctx, kept);
}

/** The one-time code in a text. */
export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The whole server with browsers that keep cookies, and the mails that accounts send. */
export async function openAccounts(variables: Record<string, string> = {}) {
  const app = await createTestApp(variables);
  const mailed = new Set<string>();

  /** The latest code sent to an address; '' when there is none. */
  async function codeFor(email: string): Promise<string> {
    const mail = (await mailsTo(email)).findLast(({ sealed }) => sealed !== null);
    return codeIn(mail?.text ?? '');
  }

  /** Writes the mails that wait, and answers with those to one address, oldest first. */
  async function mailsTo(email: string) {
    const { rows } = await app.db.execute<{ id: string; data: CustomerMail }>(
      sql`select id::text as id, data from pgboss.job where name = 'customer-mail' order by created_on`,
    );
    for (const { id, data } of rows)
      if (!mailed.has(id)) {
        mailed.add(id);
        await writeCustomerMail.run(app.ctx, data);
      }
    return messagesTo(app.ctx, email);
  }

  /** A browser: it keeps what answers set, and sends it along. */
  function browser(own: Record<string, string> = {}) {
    const jar = new Map<string, string>();
    const ask = async <T = Record<string, unknown>>(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<T>> => {
      const form = body instanceof FormData;
      const response = await app.product.app.request(path, {
        method,
        headers: {
          Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
          ...own,
          ...headers,
        },
        body: form ? body : body === undefined ? null : JSON.stringify(body),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.includes('json');
      return {
        status: response.status,
        body: (isJson ? JSON.parse(text) : text) as T,
        headers: response.headers,
      };
    };
    return Object.assign(ask, { jar });
  }

  /** Somebody who has registered through the page and is signed in. */
  async function customer(email: string, fullName = 'Ravi Kale') {
    const visit = browser();
    await visit('POST', '/user-register/api/send-otp', { email, full_name: fullName });
    const made = await visit<{ newUser: { id: string; emplyee_ID: string } }>(
      'POST',
      '/user-register/api/verify-otp',
      { email, full_name: fullName, password, otp: await codeFor(email) },
    );
    if (made.status !== 200) throw new Error(`Registering answered ${made.status}`);
    return Object.assign(visit, { id: made.body.newUser.id, code: made.body.newUser.emplyee_ID, email });
  }

  /** The owner in a browser, signed in to the back office. */
  async function owner() {
    const credentials = { email: 'owner@example.com', password: 'correct-horse-battery' };
    await ensureOwner(app.ctx, credentials);
    const visit = browser();
    await visit('POST', '/staff/session', credentials);
    return visit;
  }

  const rowOf = async (customerId: string) =>
    (await app.db.select().from(customers).where(eq(customers.id, customerId)))[0];

  return { ...app, browser, customer, owner, rowOf, codeFor, mailsTo };
}
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
export type Customer = Awaited<ReturnType<Accounts['customer']>>;

/** The same with two of them: whose record it is, and who has no business there. */
export async function openTwoAccounts() {
  const accounts = await openAccounts();
  const mine = await accounts.customer('mine@example.com', 'Ravi Kale');
  const other = await accounts.customer('other@example.com', 'Somebody Else');
  return { accounts, mine, other };
}

/** Proves with the password that it is them: good for one thing that a session alone may not do. */
export const prove = async (visit: ReturnType<Accounts['browser']>) => {
  const { status } = await visit('POST', '/account/proof', { password });
  if (status !== 204) throw new Error(`The password was refused: ${status}`);
};

/** The status of a call that asks for a session: 200, or 401. */
export const who = async (visit: ReturnType<Accounts['browser']>, headers?: Record<string, string>) =>
  (await visit('GET', '/account/sessions', undefined, headers)).status;
