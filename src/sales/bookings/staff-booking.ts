import { z } from 'zod';
import { text } from '#sales/leads/enquiries/enquiry-input.ts';
import { meetingPlaces, meetingTypes } from './booking.ts';
import { SlotInput } from './booking-input.ts';

/** A consultation that staff book for somebody they speak to. */
export const StaffBooking = SlotInput.extend({
  /** Names this writing of it: sent again it books nothing twice. */
  key: z.uuid(),
  leadId: z.uuid('Choose whom it is for'),
  meetingType: z.enum(meetingTypes),
  /** Where a meeting is; null for a call. */
  place: z.enum(meetingPlaces).nullable(),
  /** Of a meeting at the customer's place; without one where the lead is at home. */
  clientAddress: text(400).default(''),
  /** Whether the customer gets the mail about it. */
  notify: z.boolean(),
}).strict();
export type StaffBooking = z.infer<typeof StaffBooking>;
