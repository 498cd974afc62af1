import { z } from 'zod';
import { ourWords, type ReminderWords } from './our-words.ts';
import { unknownIn } from './placeholders.ts';
import type { Language, OtherLanguage } from '#kit/language/language.ts';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*staff*/ 'Use a time like 10:00');
const Template = z.object({
  subject: z.string().trim().min(1, /*staff*/ 'Write a subject').max(150),
  text: z.string().trim().min(1, /*staff*/ 'Write a text').max(4_000),
});
const known = (template: { subject: string; text: string }) =>
  unknownIn(`${template.subject} ${template.text}`).length === 0;
const Words = z.object({
  /** Until the due day. */
  before: Template.refine(known, { path: ['text'], error: /*staff*/ 'One of the placeholders is not known' }),
  after: Template.refine(known, { path: ['text'], error: /*staff*/ 'One of the placeholders is not known' }),
});
/** Without them it is the English ones that go. */
const otherWords = { hi: Words.optional(), mr: Words.optional() } satisfies Record<OtherLanguage, z.ZodType>;

/** When buyers are reminded of what they owe, and in which words. Clock times are Indian. */
export const ReminderSettings = z.object({
  on: z.boolean(),
  /** Days after the due day on which a reminder goes; below zero before it. */
  days: z
    .array(
      z.number().int().min(-30, /*staff*/ 'At most 30 days before').max(180, /*staff*/ 'At most 180 days'),
    )
    .min(1, /*staff*/ 'Say at least one day')
    .max(10, /*staff*/ 'At most ten')
    .refine((days) => new Set(days).size === days.length, /*staff*/ 'One of them stands there twice'),
  /** Nobody is written to outside of these hours, nor on Sundays. */
  fromTime: Clock,
  untilTime: Clock,
  ...Words.shape,
  ...otherWords,
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** What holds until somebody has saved another. */
export const defaultReminders: ReminderSettings = {
  on: false,
  days: [-3, 1, 7, 15, 30],
  fromTime: '10:00',
  untilTime: '18:00',
  ...ourWords.en,
  hi: ourWords.hi,
  mr: ourWords.mr,
};

/**
 * Words that are ours are said in the other languages as we say them, until somebody writes those. What an owner wrote
 * in English only is nobody else's to translate.
 */
export const withOurWords = (rules: ReminderSettings): ReminderSettings =>
  isOurs(rules) ? { ...rules, hi: rules.hi ?? ourWords.hi, mr: rules.mr ?? ourWords.mr } : rules;

const isOurs = (rules: ReminderWords) =>
  (['before', 'after'] as const).every(
    (when) =>
      rules[when].subject === ourWords.en[when].subject &&
      sinceFirst(rules[when].text) === sinceFirst(ourWords.en[when].text),
  );

/** What our texts have said from the first on: whoever saved an earlier one has written nothing of their own. */
const sinceFirst = (text: string) =>
  text
    .replace(', {{days}} days ago', '')
    .replace(/\n\nTo pay it, or to tell us that you have: \{\{link\}\}/, '');

/** In which language a buyer is written to who reads this one: in English where nobody has said it there. */
export const languageFor = (rules: ReminderSettings, language: Language): Language =>
  language === 'en' || rules[language] ? language : 'en';

export const wordsIn = (rules: ReminderSettings, language: Language): ReminderWords =>
  (language === 'en' ? rules : rules[language]) ?? rules;
