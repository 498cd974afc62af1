import { meetingPlaces, meetingTypes } from '../booking.ts';
import { firstStart, lastStart, timeMessage } from '../slots/consultation-hours.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';

/** What the booking form asks for, in the order of its fields: the first that is wrong gets the focus. */
export type BookingFields = {
  date: string;
  time: string;
  meetingType: string;
  place: string;
  clientAddress: string;
  name: string;
  phone: string;
  email: string;
  whatsApp: boolean;
  website: string;
};
export type BookingField = keyof BookingFields;

/** Those that hold what was typed or chosen. */
export type TypedBookingField = Exclude<BookingField, 'whatsApp'>;

export const blankBooking: BookingFields = {
  date: '',
  time: '',
  meetingType: 'call',
  place: '',
  clientAddress: '',
  name: '',
  phone: '',
  email: '',
  whatsApp: false,
  website: '',
};

const mail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const meets = (fields: BookingFields) => fields.meetingType === 'meet';

/** What each field must be, and the words that say how to correct it. */
export const bookingRules: {
  [F in TypedBookingField]?: (value: string, all: BookingFields) => string | true;
} = {
  name: (value) => value.trim() !== '' || /*i18n*/ 'Please enter your name',
  phone(value) {
    if (value === '') return /*i18n*/ 'Please enter your phone number';
    return phoneDigits(value).length === 10 || phoneMessages.incomplete;
  },
  email: (value) =>
    value.trim() === '' || mail.test(value.trim()) || /*i18n*/ 'Please enter a valid e-mail address',
  date: (value) => value !== '' || /*i18n*/ 'Please choose a date',
  time: (value) => (value >= firstStart && value <= lastStart) || timeMessage,
  meetingType: (value) =>
    (meetingTypes as readonly string[]).includes(value) || /*i18n*/ 'Please choose a call or a meeting',
  place: (value, all) =>
    !meets(all) ||
    (meetingPlaces as readonly string[]).includes(value) ||
    /*i18n*/ 'Please choose where we meet',
  clientAddress: (value, all) =>
    !meets(all) || all.place !== 'client' || value.trim() !== '' || /*i18n*/ 'Please enter your address',
};

/** The same for whoever waits: there is no time yet, and an address at which they are told of one. */
export const waitingRules: typeof bookingRules = {
  ...bookingRules,
  time: () => true,
  email: (value) =>
    mail.test(value.trim()) || /*i18n*/ 'Please enter your e-mail address, so that we can tell you',
};
