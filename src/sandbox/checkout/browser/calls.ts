import type { Failure, Receipt } from './options.ts';

export type Result =
  | { state: 'paid'; receipt: Receipt; silent: boolean; returnUrl: string }
  | ({ state: 'failed'; returnUrl: string } & Failure)
  | { state: 'pending' };
export type Started = { id: string; token: string; next: 'otp' | 'bank' | 'app' | 'done'; result: Result };
export type Preferences = { amount: number; currency: string };

/** What the sandbox refuses comes as an error with its own words, and no answer as one in words for people. */
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error('No connection. Please check the network and try again.', { cause });
  });
  const json = (await answer.json()) as Answer & { error?: { description: string } };
  if (!answer.ok) throw new Error(json.error?.description ?? 'The sandbox does not answer.');
  return json;
}

export const fetchPreferences = (keyId: string, orderId: string) =>
  call<Preferences>('GET', `preferences?${new URLSearchParams({ key_id: keyId, order_id: orderId })}`);

export const startPayment = (body: object) => call<Started>('POST', 'payments', body);

export const answerBank = ({ id, token }: Started, body: object) =>
  call<Result>('POST', `payments/${id}/answer`, { token, ...body });

export const fetchResult = ({ id, token }: Started) => call<Result>('GET', `payments/${id}?token=${token}`);
