import { z } from 'zod';
import { unknownIn } from './placeholders.ts';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*staff*/ 'Use a time like 10:00');
const Template = z.object({
  subject: z.string().trim().min(1, /*staff*/ 'Write a subject').max(150),
  text: z.string().trim().min(1, /*staff*/ 'Write a text').max(4_000),
});
const known = (template: { subject: string; text: string }) =>
  unknownIn(`${template.subject} ${template.text}`).length === 0;

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
  /** Until the due day. */
  before: Template.refine(known, { path: ['text'], error: /*staff*/ 'One of the placeholders is not known' }),
  after: Template.refine(known, { path: ['text'], error: /*staff*/ 'One of the placeholders is not known' }),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

/** What holds until somebody has saved another. */
export const defaultReminders: ReminderSettings = {
  on: false,
  days: [-3, 1, 7, 15, 30],
  fromTime: '10:00',
  untilTime: '18:00',
  before: {
    subject: 'Invoice {{number}} is due on {{due}}',
    text: 'Dear {{name}},\n\nthis is a kind reminder that {{amount}} of our invoice {{number}} is due on {{due}}.\n\n{{account}}\n\nTo pay it, or to tell us that you have: {{link}}\n\nIf it is on its way already, thank you. Please do not answer then.\n\n{{company}}',
  },
  after: {
    subject: 'Invoice {{number}} was due on {{due}}',
    text: 'Dear {{name}},\n\n{{amount}} of our invoice {{number}} was due on {{due}}, {{days}} days ago. May we ask you to pay it in the next days?\n\n{{account}}\n\nTo pay it, or to tell us that you have: {{link}}\n\nIf something is wrong with the invoice, please answer this mail.\n\n{{company}}',
  },
};
