import { expect, test } from 'vitest';
import { sayDaysAgain } from '#kit/india/india-date.ts';
import { SlotTaken } from '#sales/bookings/slots/slot-taken.ts';
import { NotFound, TooMany } from '#kit/errors.ts';
import { sayAgain } from '#kit/words/say-again.server.ts';

test('a sentence of the domain is said in Hindi and Marathi, with what stands at its places', () => {
  expect(sayAgain(new TooMany(1).message, 'hi')).toBe('बहुत बार कोशिश हुई। थोड़ा रुककर फिर करें।');
  expect(sayAgain(new NotFound('This quotation').message, 'mr')).toBe('हे कोटेशन उपलब्ध नाही.');
  expect(sayAgain('Please use at most 80 characters', 'hi')).toBe('कृपया ज़्यादा से ज़्यादा 80 अक्षर लिखें');
  expect(sayAgain('Search console added to cart!', 'hi')).toBe('Search console अब कार्ट में है!');
});

test('the days and clock times in a sentence are those of the language', () => {
  const taken = new SlotTaken([
    { date: '2026-11-24', time: '11:30' },
    { date: '2026-11-24', time: '12:00' },
    { date: '2026-12-02', time: '11:00' },
  ]);
  expect(sayAgain(taken.message, 'hi')).toBe(
    'यह स्लॉट अभी-अभी बुक हो गया… अगले खाली स्लॉट: मंगलवार, 24 नवंबर सुबह 11:30, दोपहर 12:00; बुधवार, 2 दिसंबर सुबह 11:00',
  );
  const until =
    'It could be changed online until Tue 24 Nov 2026, 11:30 am. Please call us, we will find a way.';
  expect(sayAgain(until, 'mr')).toContain('मंगळवार, 24 नोव्हेंबर 2026, सकाळी 11:30 पर्यंत');
  expect(sayDaysAgain('20 November 2026', 'hi')).toBe('20 नवंबर 2026');
  expect(sayDaysAgain('March 2025', 'mr')).toBe('मार्च 2025');
  expect(sayDaysAgain('May we close on 5 May?', 'hi')).toBe('May we close on 5 मई?');
  expect(sayDaysAgain(taken.message, 'en')).toBe(taken.message);
});

test('English stays, and so does what nobody has put into the language', () => {
  expect(sayAgain('Please sign in.', 'en')).toBe('Please sign in.');
  expect(sayAgain('Say {this} to the staff', 'hi')).toBe('Say {this} to the staff');
});
