import { z } from 'zod';
import { defineLimit } from '#kit/limit.ts';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';

/** A question as somebody typed it: one line, without what only machines write. */
export const Question = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\p{C}\ufffd]+/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  )
  .pipe(
    z.string().min(2, /*i18n*/ 'Write your question here').max(300, /*i18n*/ 'Ask in at most 300 letters'),
  );
export const QuestionInput = z.object({ question: Question });

/** Each answer is a search, and may be paid for. Nobody asks more by hand, and thousands share a network. */
export const questionLimit = defineLimit('chat-question', { points: 60, seconds: 600 });

/** What of our own answers a question. `path`: of the page in English; `language`: what it is written in. */
export type Passage = { title: string; text: string; path: string; language: Language };

/** A price as it stands in the database now. `months`: what it is for, where its name does not say it; `isLeast`: the page has dearer ones, too; `gst`: null where its page says, and where none is charged. */
export type ShownPrice = {
  name: string;
  paise: Paise;
  months: number | null;
  isLeast: boolean;
  gst: 'included' | 'added' | null;
  path: string;
};

/**
 * `phrased`: in a model's words, made of the passages; null where they speak for themselves. `contact`: whether where and
 * when we are reached belongs to it. Nothing at all: we do not know.
 */
export type QuestionAnswer = {
  phrased: string | null;
  passages: Passage[];
  prices: ShownPrice[];
  contact: boolean;
};

/** What nobody asked for a quarter of a year, and what fewest asked of more than these, is forgotten. */
export const quietDays = 90;
export const mostUnanswered = 1_000;
