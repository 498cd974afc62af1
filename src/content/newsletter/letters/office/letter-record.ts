import type { z } from 'zod';
import type { LetterStatus } from '../letter.ts';
import type { Letter, LetterFigures, ReaderGroups } from './answers.ts';

export type LetterRecord = z.infer<typeof Letter>;
export type FiguresRecord = z.infer<typeof LetterFigures> & { id: string };
export type GroupsRecord = z.infer<typeof ReaderGroups> & { id: string };
export type CountRecord = { id: string; readers: number };

export const statusLabels: Record<LetterStatus, string> = {
  draft: 'Draft',
  scheduled: 'Planned',
  sending: 'Going out',
  testing: 'Trying subjects',
  sent: 'Sent',
};

export const readersText = (readers: number) => (readers === 1 ? 'One reader' : `${readers} readers`);
