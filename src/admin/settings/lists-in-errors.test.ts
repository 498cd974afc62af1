import { expect, test } from 'vitest';
import { errorsByList } from './lists-in-errors.ts';

test('an error in one line is shown at its list, naming the first wrong line', () => {
  const errors = {
    'phones.1': 'Enter ten digits',
    'phones.2': 'Enter ten digits',
    'socials.0.url': 'No',
    email: 'Wrong',
  };
  expect(errorsByList(errors, ['phones'])).toEqual({
    phones: 'Line 2: Enter ten digits',
    'socials.0.url': 'No',
    email: 'Wrong',
  });
});
