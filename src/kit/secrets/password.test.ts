import * as argon2 from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './password.ts';

test('a password for somebody we do not know is verified like any other, and never right', async () => {
  // The real library; what it is asked to verify is written down.
  const verified: string[] = [];
  const verify: typeof argon2.verify = (hash, ...more) => {
    verified.push(String(hash));
    return argon2.verify(hash, ...more);
  };
  const passwords = createPasswords(undefined, { ...argon2, verify });
  const stored = await passwords.hash('a kettle of chai');
  expect(await passwords.matches(stored, 'a kettle of chai')).toBe(true);
  expect(await passwords.matches(stored, 'another')).toBe(false);
  expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  expect(verified).toHaveLength(3);
  const costs = verified.map((hash) => hash.split('$').slice(0, 4).join('$'));
  expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
});
