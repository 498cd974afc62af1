import type { CustomValues } from '../fields/lead-field.ts';
import type { LeadStatus } from '../lead.ts';
import type { Attribution } from '#content/visits/attribution.ts';

/** What hangs on a lead and moves with a merge. */
export type LeadBelonging =
  | 'touches'
  | 'events'
  | 'consents'
  | 'messages'
  | 'incomingMails'
  | 'bookings'
  | 'waiting'
  | 'quotations'
  | 'tasks'
  | 'fingerprints'
  | 'adMarks'
  | 'conversions';

/** Facts that a lead takes over where it has none of its own. */
export type LeadFacts = {
  name: string;
  phone: string;
  phoneComplete: boolean;
  email: string;
  company: string;
  address: string;
  pincode: string;
  stateCode: string;
  service: string;
  /** Merges of before it was kept have none. */
  plan?: string;
  tags: string[];
  custom: CustomValues;
  assignedTo: string | null;
  status: LeadStatus;
  attribution: Attribution;
  expectedCloseOn: string | null;
  valueKept: boolean;
  valuePaise: number | null;
};

/** What undoing a merge needs to know. Moments are ISO texts. */
export type LeadMergeRecord = {
  /** Of the lead that was closed. */
  held: { status: LeadStatus; clockNextAt: string | null };
  /** Keys of what moved. */
  moved: Record<LeadBelonging, string[]>;
  /** What the lead that stayed had before, and what it took over. */
  kept: LeadFacts & { firstContactAt: string | null; clockNextAt: string | null };
  taken: LeadFacts & { firstContactAt: string | null };
};
