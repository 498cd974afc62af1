import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reasonOf, withoutParams } from './reason-of.ts';

test('neither the reason nor the stack of a failed query tells what it carried', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['asha@example.com\n', '9000011111'],
    new Error('server is gone'),
  );
  expect(reasonOf(error)).toBe('server is gone');
  expect(error.stack).toContain('asha@example.com');
  const told = withoutParams(error.stack ?? '');
  expect(told).not.toMatch(/asha|9000011111/);
  expect(told).toContain('Failed query: select $1');
  expect(told).toContain('reason-of.test.ts');
  expect(reasonOf('text')).toBe('text');
});
