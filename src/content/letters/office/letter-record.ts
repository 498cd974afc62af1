import type { LetterStatus } from '../letter.ts';

export type LetterRecord = {
  id: string;
  subject: string;
  text: string;
  postIds: string[];
  status: LetterStatus;
  sendAt: string | null;
  sentAt: string | null;
  sentTo: number;
  createdAt: string;
};

export const statusWords: Record<LetterStatus, string> = {
  draft: 'Draft',
  scheduled: 'Planned',
  sending: 'Going out',
  sent: 'Sent',
};
