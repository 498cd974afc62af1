import type { APIRequestContext } from '@playwright/test';
import { expect } from './support.ts';

type Enquiry = {
  name: string;
  mobile: string;
  email?: string;
  service?: string;
  source?: string;
  message?: string;
};

/** Asks as a form of the site does. @param enquiry.email without it one made of the name, which is a lead's own */
export async function enquire(
  request: APIRequestContext,
  {
    name,
    mobile,
    email = `${name.toLowerCase().match(/\w+/g)?.join('.')}@example.com`,
    service = 'Google Ads',
    source = 'Google Ads',
    message = 'More calls, please.',
  }: Enquiry,
) {
  const answer = await request.post('/inquiry', {
    data: {
      name,
      mobile,
      age: email,
      school: service,
      parent_name: source,
      remark: message,
      form: 'service',
      isHuman: true,
      terms: true,
      elapsedMs: 9_000,
    },
  });
  expect(answer.ok()).toBe(true);
}
