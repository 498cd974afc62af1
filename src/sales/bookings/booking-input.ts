import { z } from 'zod';
import { EnquiryInput, PageUrl, text } from '#sales/leads/enquiries/enquiry-input.ts';
import { phoneDigits, phoneMessages } from '#kit/india/phone.ts';
import { meetingPlaces, meetingTypes } from './booking.ts';
import { timeMessage } from './slots/consultation-hours.ts';

/** A day and a time in India, as somebody chose them. */
export const SlotInput = z.object({
  date: z.iso.date(/*i18n*/ 'Please choose a date'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage),
});

const Phone = text(40)
  .refine((typed) => typed !== '', { error: /*i18n*/ 'Please enter your phone number', abort: true })
  .transform(phoneDigits)
  .refine((digits) => digits.length === 10, phoneMessages.incomplete);

const Wish = z.object({
  date: SlotInput.shape.date,
  name: text(120).refine((name) => name !== '', /*i18n*/ 'Please enter your name'),
  phone: Phone,
  email: text(200).pipe(z.union([z.literal(''), z.email(/*i18n*/ 'Please enter a valid e-mail address')])),
  meetingType: z.enum(meetingTypes, /*i18n*/ 'Please choose a call or a meeting'),
  place: z.union([z.literal(''), z.enum(meetingPlaces)], /*i18n*/ 'Please choose where we meet'),
  clientAddress: text(400),
  /** Where the form stood. */
  origin: text(80),
  /** Whether they ticked that they may be written to on WhatsApp. */
  whatsApp: z.boolean().default(false),
  honeypot: text(500).default(''),
  elapsedMs: EnquiryInput.shape.elapsedMs,
  pageUrl: PageUrl.default(''),
  attribution: EnquiryInput.shape.attribution,
  adMarks: EnquiryInput.shape.adMarks,
  idempotencyKey: text(200).nullable().default(null),
  /** The request as it arrived. */
  raw: z.unknown(),
});

function checkPlace(input: z.output<typeof Wish>, issues: z.RefinementCtx) {
  if (input.meetingType === 'call') return;
  if (input.place === '')
    issues.addIssue({ code: 'custom', path: ['place'], message: /*i18n*/ 'Please choose where we meet' });
  if (input.place === 'client' && input.clientAddress === '')
    issues.addIssue({
      code: 'custom',
      path: ['clientAddress'],
      message: /*i18n*/ 'Please enter your address',
    });
}

/** A call happens nowhere, and our own office needs no address of theirs. */
function withPlace<Typed extends z.output<typeof Wish>>(input: Typed) {
  const place = input.meetingType === 'meet' && input.place !== '' ? input.place : null;
  return { ...input, place, clientAddress: place === 'client' ? input.clientAddress : '' };
}

/** A consultation somebody wants, in our own words. R-40. */
export const BookingInput = Wish.extend(SlotInput.shape).superRefine(checkPlace).transform(withPlace);
export type BookingInput = z.infer<typeof BookingInput>;

/** The same on a day that is full: there is no time yet, and an address at which they are told of one. */
export const WaitingInput = Wish.extend({
  email: text(200).pipe(z.email(/*i18n*/ 'Please enter your e-mail address, so that we can tell you')),
})
  .superRefine(checkPlace)
  .transform(withPlace);
export type WaitingInput = z.infer<typeof WaitingInput>;
