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

test('what is thrown without being an error, or without words, says why all the same', () => {
  // As the queue does: a copy that is no Error any more.
  const lost = new Error('Connection terminated');
  expect(reasonOf({ ...lost, message: lost.message, stack: lost.stack, queue: 'clean-up' })).toBe(
    'Connection terminated',
  );
  expect(reasonOf(new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:1')]))).toBe(
    'connect ECONNREFUSED 127.0.0.1:1',
  );
  expect(reasonOf(new Error('outer', { cause: { message: 'inner', code: '57P01' } }))).toBe('inner');
  expect(reasonOf({ code: 'ECONNRESET' })).toBe('ECONNRESET');
  expect(reasonOf({ strange: true })).toBe('It came without a reason.');
});
