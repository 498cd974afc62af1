import type { AuditSubject } from '#domain/audit/audit-entry.ts';
import type { BenefitIcon, BenefitStatus } from '#domain/benefits/benefit.ts';
import type { BookingStatus, MeetingPlace, MeetingType } from '#domain/bookings/booking.ts';
import type { Language } from '#domain/language.ts';
import type { LeadEventKind, LeadForm, LeadStatus, Attribution } from '#domain/leads/lead.ts';
import type { Attachment, Channel, MessageStatus } from '#domain/messages/message.ts';
import type { GalleryStatus } from '#domain/galleries/gallery.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { FeatureStatus } from '#domain/real-estate-features/real-estate-feature.ts';
import type { ServicePageContent, ServicePageSlug } from '#domain/service-pages/service-page.ts';
import type { PolicySection, PolicySlug } from '#domain/policies/policy.ts';
import type { RedirectStatus } from '#domain/redirects/redirect.ts';
import type { OpenHours, ServiceStatus } from '#domain/services/service.ts';
import type { Permission, Role } from '#domain/staff/permissions.ts';

/** What the server's answers look like here: moments are ISO texts. */

export type StaffInviteRecord = {
  id: string;
  email: string;
  role: Role;
  invitedByName: string;
  sentAt: string;
  expiresAt: string;
  expired: boolean;
};

export type Me = { id: string; name: string; email: string; role: Role; permissions: Permission[] };

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

export type TaskRecord = {
  id: string;
  leadId: string;
  title: string;
  dueAt: string;
  assignedTo: string | null;
  assignedName: string | null;
  doneAt: string | null;
};

export type LeadCounts = { id: string; new: number; mine: number; due: number; suspected: number };

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

export type ServiceRecord = {
  id: string;
  name: string;
  description: string;
  openHours: OpenHours[];
  status: ServiceStatus;
  position: number;
};

export type StaffRecord = {
  id: string;
  name: string;
  email: string;
  role: Role;
  active: boolean;
  offDuty: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  secondFactor: boolean;
};

export type MessageRecord = {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  leadId: string | null;
  status: MessageStatus;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  replyTo?: string | null;
  text?: string;
  html?: string | null;
  attachments?: Attachment[];
};

export type QueueRecord = { id: string; name: string; queued: number; active: number; failed: number };

export type JobRecord = {
  id: string;
  name: string;
  state: string;
  createdOn: string;
  retryCount: number;
  retryLimit: number;
  reason: string | null;
  data: unknown;
};

export type AuditRecord = {
  id: string;
  at: string;
  staffName: string;
  action: string;
  subjectType: AuditSubject;
  subjectId: string;
  before: unknown;
  after: unknown;
  ip: string;
};

export type RedirectRecord = {
  id: string;
  fromPath: string;
  target: string;
  status: RedirectStatus;
  note: string;
  hits: number;
  lastHitAt: string | null;
  createdAt: string;
};

export type LostAddressRecord = {
  id: string;
  path: string;
  hits: number;
  firstSeenAt: string;
  lastSeenAt: string;
  suggestion: string | null;
};

export type PictureRecord = Picture & { id: string; createdAt: string };

export type GalleryRow = {
  id: string;
  title: string;
  status: GalleryStatus;
  isSample: boolean;
  updatedAt: string;
  cover: Picture | null;
  imageCount: number;
};

export type GalleryImageRecord = {
  pictureId: string;
  caption: string;
  category: string;
  picture: Picture;
};

export type GalleryRecord = {
  id: string;
  title: string;
  description: string;
  status: GalleryStatus;
  coverPictureId: string | null;
  isSample: boolean;
  images: GalleryImageRecord[];
};

export type BenefitRecord = {
  id: string;
  title: string;
  description: string;
  icon: BenefitIcon;
  originalPaise: number;
  pricePaise: number;
  status: BenefitStatus;
  additional: boolean;
  position: number;
  isSample: boolean;
};

export type GstRateRecord = { id: string; name: string; percent: number; isSample: boolean };

export type CartRecord = {
  /** Of the customer. */
  id: string;
  code: string;
  fullName: string;
  email: string;
  phone: string;
  since: string;
  lastAdded: string;
  items: { id: string; title: string; pricePaise: number; available: boolean }[];
  /** When its owner was reminded of it. */
  mailedAt: string[];
  monthPaise: number;
};

export type PolicyRecord = {
  id: PolicySlug;
  slug: PolicySlug;
  version: number;
  title: string;
  summary: string;
  sections: PolicySection[];
  dated: string;
  isSample: boolean;
  changedBy: string;
  /** Missing in lists. */
  history?: { version: number; dated: string; changedBy: string; createdAt: string }[];
};

export type ServicePageRecord = {
  id: ServicePageSlug;
  isSample: boolean;
  updatedAt: string;
  content: ServicePageContent;
};

export type RealEstateFeatureRecord = {
  id: string;
  title: string;
  description: string;
  status: FeatureStatus;
  position: number;
  isSample: boolean;
};
