import { setTimeout as wait } from 'node:timers/promises';

type Said = Record<string, unknown>;

/** Somebody who registers over HTTP, puts the first benefit into the cart, has an address, and keeps the cookies of all that. */
export async function openShopper(url: string, email: string) {
  const cookies = new Map<string, string>();
  async function ask(method: string, path: string, body?: object): Promise<{ status: number; body: Said }> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    // Node itself answers whoever waited too long on a machine that stood still, without a word.
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text || '{}') as Said };
  }

  const who = { email, full_name: 'Ravi Kale' };
  await ask('POST', '/user-register/api/send-otp', who);
  const otp = await codeFor(url, email);
  const { status } = await ask('POST', '/user-register/api/verify-otp', {
    ...who,
    password: 'a kettle of chai',
    otp,
  });
  if (status !== 200) throw new Error(`Registering answered ${status}`);
  const offered = (await (await fetch(`${url}/benefit/getall/details`)).json()) as { id: string }[];
  await ask('POST', '/cart', { item_id: offered[0]?.id });
  await ask('POST', '/user-address', {
    location_user: 'Office',
    new_address: '12 Example Lane',
    city: 'Mumbai',
    pincode: '400078',
  });
  return {
    ask,
    cookies,
    /** @returns the id of the payment that was begun */
    async order(): Promise<string> {
      const begun = await ask('POST', '/payment-pay/create-order', { duration: '1m', phone: '9000000047' });
      if (begun.status !== 200) throw new Error(`Ordering answered ${begun.status}`);
      return String(begun.body.transaction_id);
    },
    async statusOf(id: string): Promise<unknown> {
      return ((await ask('GET', `/payment-pay/order/${id}`)).body.data as Said | undefined)?.status;
    },
  };
}

/** From the mailbox, once the job has written it. */
async function codeFor(url: string, email: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/dev/mailbox.json?to=${email}`);
    // 503: a machine at its limit asks to come again.
    if (!answer.ok && answer.status !== 503)
      throw new Error(`The mailbox answered ${answer.status} ${await answer.text()}`);
    const { messages = [] } = (await answer.json()) as { messages?: { text: string }[] };
    const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
    if (code) return code;
    await wait(50);
  }
}

/** The control calls of a sandbox gateway. */
export function controlOf(sandboxUrl: string) {
  const state = async () =>
    (await (await fetch(`${sandboxUrl}/_control/state`)).json()) as {
      orders: { id: string; receipt: string }[];
      payments: {
        id: string;
        order_id: string;
        captured: boolean;
        amount: number;
        amount_refunded: number;
      }[];
    };
  const control = (path: string, body: object = {}) =>
    fetch(`${sandboxUrl}/_control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    state,
    control,
    /** Pays the order of one of our payments. */
    async pay(transactionId: string) {
      const order = (await state()).orders.find(({ receipt }) => receipt === transactionId);
      const answer = await control(`orders/${order?.id}/pay`);
      if (!answer.ok) throw new Error(`Paying answered ${answer.status}`);
    },
  };
}
