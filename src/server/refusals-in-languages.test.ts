import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf } from '#kit/field-errors.ts';
import { translateDates } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import { translateMessages, translateMessage, type Message } from '#kit/language/message.ts';
import { EnquiryInput } from '#sales/leads/enquiries/enquiry-input.ts';
import { changeableByVisitor } from '#sales/bookings/find-booking.ts';
import { SlotTaken } from '#sales/bookings/slots/slot-taken.ts';
import { Conflict, NotFound, TooManyRequests } from '#kit/errors.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import './schema-words.ts';

const say = (descriptor: Message, language: Language) => translateMessage(translatorIn(language), descriptor);

test('a sentence of the domain is said in Hindi and Marathi, with what stands at its places', () => {
  expect(say(new TooManyRequests(1).descriptor, 'hi')).toBe('बहुत बार कोशिश हुई। थोड़ा रुककर फिर करें।');
  expect(say(new NotFound('This quotation').descriptor, 'mr')).toBe('हे कोटेशन उपलब्ध नाही.');
  expect(new NotFound('This quotation').message).toBe('This quotation was not found.');
  expect(translatorIn('hi').translate('{title} added to cart!', { title: 'Search console' })).toBe(
    'Search console अब कार्ट में है!',
  );
});

test('what a schema complains of is said with its bound, be the text its own or everybody’s', () => {
  const { error } = z
    .object({ name: EnquiryInput.shape.plan, note: z.string().max(3) })
    .safeParse({ name: 'x'.repeat(81), note: 'four' });
  const complaints = error ? fieldErrorsOf(error) : {};
  expect(translateMessages(translatorIn('hi'), complaints)).toEqual({
    name: 'कृपया ज़्यादा से ज़्यादा 80 अक्षर लिखें',
    note: 'ज़्यादा से ज़्यादा 3 अक्षर लिखें',
  });
  expect(translateMessages(translatorIn('en'), complaints)).toEqual({
    name: 'Please use at most 80 characters',
    note: 'Use at most 3 characters',
  });
});

test('the days and clock times in a sentence are those of the language', () => {
  const taken = new SlotTaken([
    { date: '2026-11-24', time: '11:30' },
    { date: '2026-11-24', time: '12:00' },
    { date: '2026-12-02', time: '11:00' },
  ]);
  expect(say(taken.descriptor, 'hi')).toBe(
    'यह स्लॉट अभी-अभी बुक हो गया… अगले खाली स्लॉट: मंगलवार, 24 नवंबर सुबह 11:30, दोपहर 12:00; बुधवार, 2 दिसंबर सुबह 11:00',
  );
  expect(taken.message).toBe(
    'This slot was just taken… Free next: Tue 24 Nov 11:30 am, 12:00 pm; Wed 2 Dec 11:00 am.',
  );
  const refused = refusalOf(() =>
    changeableByVisitor(
      { changeHours: 12 },
      {
        status: 'confirmed',
        startsAt: new Date('2026-11-24T23:30+05:30'),
        endsAt: new Date('2026-11-25T00:00+05:30'),
      },
      new Date('2026-11-24T12:00+05:30'),
    ),
  );
  expect(refused.message).toBe(
    'It could be changed online until Tue 24 Nov 2026, 11:30 am. Please call us, and we will find a way.',
  );
  expect(say(refused.descriptor, 'mr')).toContain('मंगळवार, 24 नोव्हेंबर 2026, सकाळी 11:30 पर्यंत');
});

test('the day of a policy is that of the language', () => {
  expect(translateDates('20 November 2026', 'hi')).toBe('20 नवंबर 2026');
  expect(translateDates('March 2025', 'mr')).toBe('मार्च 2025');
  expect(translateDates('May we close on 5 May?', 'hi')).toBe('May we close on 5 मई?');
  expect(translateDates('20 November 2026', 'en')).toBe('20 November 2026');
});

test('English stays, and so does what nobody has put into the language', () => {
  expect(say('Please sign in.', 'en')).toBe('Please sign in.');
  expect(say('Say {this} to the staff', 'hi')).toBe('Say {this} to the staff');
});

function refusalOf(change: () => void): Conflict {
  try {
    change();
  } catch (error) {
    if (error instanceof Conflict) return error;
  }
  throw new Error('not refused');
}
