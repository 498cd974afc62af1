import { expect, test } from 'vitest';
import { blankTexts, lacks, tidy, wrongIn } from './steps.ts';

const nobody = { id: '', code: '', fullName: '', email: '', phone: '', gst: '', photo: '' };
const leaving = { leaving: true };
const sending = { leaving: false };

test('Next of step 1 needs the phone alone; what is typed wrongly holds it back, what is empty waits for Submit', () => {
  const blank = blankTexts(nobody, null);
  expect([...wrongIn(0, blank, leaving).keys()]).toEqual(['phone']);
  expect(lacks(0, blank)).toBe(true);
  const called = { ...blank, phone: '9000000041' };
  expect([...wrongIn(0, called, leaving)]).toEqual([]);
  expect(lacks(0, called)).toBe(false);
  expect([...wrongIn(0, { ...called, dateOfBirth: '2999-01-01', email: 'asha' }, leaving).keys()]).toEqual([
    'email',
    'dateOfBirth',
  ]);
  expect([...wrongIn(0, called, sending).keys()]).toEqual(['fullName', 'email']);
});

test('Next of step 2 needs an address, of step 3 a programme', () => {
  const blank = blankTexts(nobody, null);
  expect([...wrongIn(1, blank, leaving).keys()]).toEqual(['address']);
  expect([...wrongIn(2, blank, leaving).keys()]).toEqual(['serviceName']);
  expect(lacks(1, blank) && lacks(2, blank)).toBe(true);
  expect([...wrongIn(3, blank, sending)]).toEqual([]);
});

test('a number and a PIN code typed on a keyboard of Hindi or Marathi are taken as they are meant', () => {
  expect(tidy.phone?.('+९१ ९०००० ०००४१')).toBe('9000000041');
  expect(tidy.pincode?.('४००१०१')).toBe('400101');
});
