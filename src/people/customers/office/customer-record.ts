import type { CustomerEventKind } from '../customer-event.ts';
import type { CustomerState } from '../customer-filter.ts';
import type { Language } from '#kit/language/language.ts';
import type { HelpStatus } from '#people/help/help-request.ts';

/** What the server's answers about customers look like here: moments are ISO texts. */

export type CustomerRow = {
  id: string;
  code: string;
  email: string;
  fullName: string;
  phone: string;
  createdAt: string;
  lastSignedInAt: string | null;
  state: CustomerState;
};

type Device = { ip: string; userAgent: string };
export type CustomerSession = Device & { id: string; createdAt: string; seenAt: string };
export type CustomerEvent = Device & {
  id: string;
  at: string;
  kind: CustomerEventKind;
  data: Record<string, string>;
  staffName: string | null;
};

/** The lists are missing while only the row of the list has come. */
export type CustomerDetail = CustomerRow & {
  gst?: string;
  language?: Language;
  blockedBecause?: string;
  eraseAt?: string | null;
  mergedInto?: string | null;
  mergeUndoUntil?: string | null;
  picturePath?: string;
  signsInWith?: ('password' | 'google')[];
  sessions?: CustomerSession[];
  events?: CustomerEvent[];
  help?: { id: string; status: HelpStatus; createdAt: string }[];
};

export type HelpRow = {
  id: string;
  name: string;
  status: HelpStatus;
  createdAt: string;
  updatedAt: string;
  customerId: string;
  customerCode: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
};
export type HelpThread = HelpRow & {
  messages?: { id: string; at: string; staffName: string | null; text: string }[];
};
