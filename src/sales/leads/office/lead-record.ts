import type { z } from 'zod';
import type { ShownMail } from '#agency/incoming-mails/office/answers.ts';
import type { LeadEventKind } from '../lead.ts';
import type { Channel, Delivery, FollowUp, MessageStatus } from '#agency/messages/message.ts';
import type { Counts, Lead, LeadRow, Sums } from './answers.ts';

export type LeadRecord = z.infer<typeof LeadRow>;

export type TimelineEntry = { id: string; at: string } & (
  | {
      kind: 'touch';
      raw: unknown;
      pageUrl: string;
      userAgent: string;
      ip: string;
      /** Who of the staff wrote it down; null where it came by a form. */
      takenBy: string | null;
    }
  | {
      kind: 'message';
      channel: Channel;
      recipient: string;
      subject: string;
      status: MessageStatus;
      lastError: string | null;
      delivery: Delivery | null;
      followUp: FollowUp | null;
      /** Who of the staff wrote it, where somebody did. */
      staffName?: string;
    }
  | ({ kind: 'answer' } & Omit<z.infer<typeof ShownMail>, 'id' | 'at'>)
  | { kind: LeadEventKind; staffName: string; data: Record<string, string | null> }
);

/** All but the list's part is missing while only that has come. */
export type LeadDetail = LeadRecord &
  Partial<Omit<z.infer<typeof Lead>, 'timeline'>> & { timeline?: TimelineEntry[] };

export type LeadCounts = z.infer<typeof Counts> & { id: string };

export type LeadSums = z.infer<typeof Sums> & { id: string };
