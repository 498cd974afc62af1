import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets, SecretLost } from './sealed.ts';

const newKey = () => randomBytes(32).toString('base64');

test('what is sealed tells nothing, opens with its key alone, and cannot be changed', async () => {
  const [key, other] = [newKey(), newKey()];
  const secrets = createSecrets([key]);
  const sealed = await secrets.seal('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await secrets.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(await secrets.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  await expect(createSecrets([other]).open(sealed)).rejects.toThrow(SecretLost);
  const [header, wrapped, iv, text = '', tag] = sealed.split('.');
  const changed = [header, wrapped, iv, (text.startsWith('A') ? 'B' : 'A') + text.slice(1), tag].join('.');
  await expect(secrets.open(changed)).rejects.toThrow();
});

test('earlier keys open, the first one seals; what was kept readable goes on working', async () => {
  const [key, next] = [newKey(), newKey()];
  const sealed = await createSecrets([key]).seal('whsec_abc');
  const both = createSecrets([next, key]);
  expect(await both.open(sealed)).toBe('whsec_abc');
  expect(sealed.startsWith(both.mark)).toBe(false);
  expect((await both.seal('x')).startsWith(both.mark)).toBe(true);
  for (const plain of ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'JBSWY3DPEHPK3PXP'])
    expect([await both.open(plain), plain.startsWith(both.mark)]).toEqual([plain, false]);
});
