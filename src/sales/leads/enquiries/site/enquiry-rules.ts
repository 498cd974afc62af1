import { uncheckedMessages } from '../consent.ts';

/** What the forms of the site ask for; each form uses some of it. */
export type EnquiryFields = {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
  isHuman: boolean;
  terms: boolean;
  whatsApp: boolean;
  website: string;
};
export type EnquiryField = keyof EnquiryFields;

export const blankEnquiry: EnquiryFields = {
  name: '',
  email: '',
  phone: '',
  service: '',
  message: '',
  isHuman: false,
  terms: false,
  whatsApp: false,
  website: '',
};

const filled = (text: string) => (value: EnquiryFields[EnquiryField]) => String(value).trim() !== '' || text;

/** What each field must be, and the words that say how to correct it. */
export const rules = {
  name: { validate: filled(/*i18n*/ 'Please enter your name') },
  email: {
    validate: (value: EnquiryFields[EnquiryField]) => {
      const email = String(value).trim();
      if (email === '') return /*i18n*/ 'Please enter your e-mail address';
      return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email) || /*i18n*/ 'Please enter a valid e-mail address';
    },
  },
  phone: { validate: filled(/*i18n*/ 'Please enter your phone number') },
  service: { validate: filled(/*i18n*/ 'Please choose a service') },
  message: { validate: filled(/*i18n*/ 'Please write a message') },
  isHuman: { validate: (value: EnquiryFields[EnquiryField]) => value === true || uncheckedMessages.isHuman },
  terms: { validate: (value: EnquiryFields[EnquiryField]) => value === true || uncheckedMessages.terms },
};
