import type { z } from 'zod';
import type { LetterStatus } from '../letter.ts';
import type { Letter } from './answers.ts';

export type LetterRecord = z.infer<typeof Letter>;

export const statusLabels: Record<LetterStatus, string> = {
  draft: 'Draft',
  scheduled: 'Planned',
  sending: 'Going out',
  sent: 'Sent',
};
