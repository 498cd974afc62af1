import type { Language } from '#kit/language/language.ts';
import type { LeadEventKind, LeadForm, LeadStatus } from '../lead.ts';
import type { Attribution } from '#content/visits/attribution.ts';
import type { Channel, MessageStatus } from '#agency/messages/message.ts';
import type { TaskRecord } from '../tasks/office/task-record.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type LeadRecord = {
  id: string;
  createdAt: string;
  updatedAt: string;
  name: string;
  phone: string;
  phoneComplete: boolean;
  email: string;
  service: string;
  message: string;
  plan: string;
  source: string;
  form: LeadForm;
  pageUrl: string;
  attribution: Attribution;
  language: Language;
  status: LeadStatus;
  suspectedBecause: string[];
  assignedTo: string | null;
  assignedName: string | null;
  nextFollowUpAt: string | null;
  dueAt: string | null;
  firstContactAt: string | null;
  escalatedAt: string | null;
};

export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'touch'; raw: unknown; pageUrl: string; userAgent: string; ip: string }
  | {
      kind: 'message';
      channel: Channel;
      recipient: string;
      subject: string;
      status: MessageStatus;
      lastError: string | null;
      /** Who of the staff wrote it, where somebody did. */
      staffName?: string;
    }
  | { kind: LeadEventKind; staffName: string; data: Record<string, string | null> }
);

export type LeadDetail = LeadRecord & {
  /** Missing while only the list's part of the lead has come. */
  consents?: {
    purpose: string;
    textVersion: string;
    givenAt: string;
    words: Record<string, string> | null;
  }[];
  timeline?: TimelineEntry[];
  mergedInto?: string | null;
  merges?: { leadId: string; name: string; at: string }[];
  tasks?: TaskRecord[];
};

export type LeadCounts = { id: string; new: number; mine: number; due: number; suspected: number };
