import { expect, test } from 'vitest';
import { atFields } from './field-errors.ts';

test('an error in one line is shown at its list, naming the first wrong line', () => {
  const errors = {
    'phones.1': 'Enter ten digits',
    'phones.2': 'Enter ten digits',
    'socials.0.url': 'No',
    email: 'Wrong',
  };
  expect(atFields({ typedLists: ['addressLines', 'phones'] }, errors)).toEqual({
    phones: 'Line 2: Enter ten digits',
    'socials.0.url': 'No',
    email: 'Wrong',
  });
});

test('an error in a page’s content is shown at the field that stands under it', () => {
  expect(atFields({ inside: 'content' }, { 'faq.items.0.question': 'Write something here' })).toEqual({
    'content.faq.items.0.question': 'Write something here',
  });
});
