import data from './words.json' with { type: 'json' };
import type { Language } from '#kit/language/language.ts';

type Template = { subject: string; text: string };

/** What a reminder says, until the due day and after it. */
export type ReminderWords = { before: Template; after: Template };

/** Our own, which hold until somebody writes others. */
export const ourWords: Record<Language, ReminderWords> = data;
