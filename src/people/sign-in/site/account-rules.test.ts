import { expect, test } from 'vitest';
import { Email } from '#people/customers/customer.ts';
import { isEmail } from './account-rules.ts';

test('the pages take an address for one where the server does, so what is wrong is said at its field', () => {
  const addresses = [
    'asha@example.com',
    ' Asha.Rao+shop@Example.co.in ',
    "o'brien_2@mail-1.example.com",
    'asha',
    'asha@example',
    'asha@example.c',
    'asha@example..com',
    'asha..rao@example.com',
    '.asha@example.com',
    'asha.@example.com',
    'asha@-example.com',
    'asha@example,co.in',
    'आशा@example.com',
    'asha rao@example.com',
  ];
  for (const address of addresses) expect(isEmail(address), address).toBe(Email.safeParse(address).success);
});
