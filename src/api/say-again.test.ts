import { expect, test } from 'vitest';
import { NotFound, TooMany } from '#domain/errors.ts';
import { sayAgain } from '#words/say-again.server.ts';

test('a sentence of the domain is said in Hindi and Marathi, with what stands at its places', () => {
  expect(sayAgain(new TooMany(1).message, 'hi')).toBe('बहुत बार कोशिश हुई। थोड़ा रुककर फिर करें।');
  expect(sayAgain(new NotFound('This quotation').message, 'mr')).toBe('हे कोटेशन सापडलं नाही.');
  expect(sayAgain('Please use at most 80 characters', 'hi')).toBe('कृपया ज़्यादा से ज़्यादा 80 अक्षर लिखें');
  expect(sayAgain('Search console added to cart!', 'hi')).toBe('Search console कार्ट में जुड़ गया!');
});

test('English stays, and so does what nobody has put into the language', () => {
  expect(sayAgain('Please sign in.', 'en')).toBe('Please sign in.');
  expect(sayAgain('Say {this} to the staff', 'hi')).toBe('Say {this} to the staff');
});
