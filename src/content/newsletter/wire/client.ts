import { send, type Outcome } from '#kit/calls/customer-calls.ts';

export const postNewsletter = (wish: {
  email: string;
  website: string;
  page?: string;
  measured?: boolean;
}): Promise<Outcome<object>> => send('POST', '/api/newsletter', wish);
