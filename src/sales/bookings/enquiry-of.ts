import type { BookingInput, WaitingInput } from './booking-input.ts';
import { bookingEvent } from './booking.ts';

/** What is filed of whoever asks for a consultation. @param message what they chose, in words for staff */
export const enquiryOf = (input: BookingInput | WaitingInput, message: string) => ({
  form: 'consultation' as const,
  source: 'Consultation',
  name: input.name,
  phone: input.phone,
  email: input.email,
  service: '',
  message,
  plan: '',
  pageUrl: input.pageUrl,
  consentVersion: null,
  whatsApp: input.whatsApp,
  honeypot: input.honeypot,
  elapsedMs: input.elapsedMs,
  attribution: input.attribution,
  idempotencyKey: input.idempotencyKey && bookingEvent(input.idempotencyKey),
  adMarks: input.adMarks,
  raw: input.raw,
});
