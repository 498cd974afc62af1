import type { BookingStatus, MeetingPlace, MeetingType } from '../booking.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type BookingRecord = {
  id: string;
  createdAt: string;
  updatedAt: string;
  leadId: string;
  name: string;
  phone: string;
  email: string;
  startsAt: string;
  endsAt: string;
  seat: number;
  meetingType: MeetingType;
  place: MeetingPlace | null;
  clientAddress: string;
  origin: string;
  status: BookingStatus;
  hostId: string | null;
  hostName: string | null;
  cancelReason: string | null;
  sequence: number;
};
