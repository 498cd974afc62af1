import { expect, test, vi } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

// The real library; its calls are counted.
vi.mock('@node-rs/argon2', { spy: true });

test('a password for somebody we do not know is verified like any other, and never right', async () => {
  const { verify } = await import('@node-rs/argon2');
  const stored = await hashPassword('a kettle of chai');
  expect(await passwordMatches(stored, 'a kettle of chai')).toBe(true);
  expect(await passwordMatches(stored, 'another')).toBe(false);
  expect(await passwordMatches(null, 'nobody has this password')).toBe(false);
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(3);
  const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
});
