import { z } from 'zod';
import { text } from '../enquiries/enquiry-input.ts';
import { unknownPlaceholders } from './placeholders.ts';

export const templateChannels = ['email', 'whatsapp'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

const withKnownPlaceholders = (typed: string, ctx: z.RefinementCtx) => {
  const [unknown] = unknownPlaceholders(typed);
  if (unknown !== undefined) ctx.addIssue(`Nothing is known that could stand for {{${unknown}}}`);
};
const oneLine = text(150).transform((typed) => typed.replaceAll(/\s+/g, ' '));

/** A template as staff edit it. */
export const LeadTemplateInput = z
  .strictObject({
    name: text(80).pipe(z.string().min(1, 'Enter a name')),
    channel: z.enum(templateChannels),
    subject: oneLine.pipe(z.string().superRefine(withKnownPlaceholders)),
    text: text(4000).pipe(z.string().min(1, 'Write something first').superRefine(withKnownPlaceholders)),
  })
  .refine(({ channel, subject }) => channel !== 'email' || subject !== '', {
    path: ['subject'],
    error: 'A mail has a subject',
  });
export type LeadTemplateInput = z.infer<typeof LeadTemplateInput>;

/** A mail to a lead as it is sent. `key` names this one writing of it: sent again, it goes once. */
export const LeadMailInput = z.strictObject({
  key: z.uuid(),
  subject: oneLine.pipe(z.string().min(1, 'A mail has a subject')),
  text: text(8000).pipe(z.string().min(1, 'Write something first')),
});
export type LeadMailInput = z.infer<typeof LeadMailInput>;

export const contactOutcomes = ['sent', 'spoke', 'no-answer', 'call-back'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** A call or a WhatsApp message, and what came of it. `sent`: WhatsApp was opened with this text. */
export const LeadContact = z
  .strictObject({
    channel: z.enum(['call', 'whatsapp']),
    outcome: z.enum(contactOutcomes),
    text: text(2000).default(''),
    /** When to call back; then a task says so. */
    callBackAt: z.iso
      .datetime({ offset: true })
      .transform((at) => new Date(at))
      .optional(),
  })
  .refine(({ outcome, callBackAt }) => outcome !== 'call-back' || callBackAt, {
    path: ['callBackAt'],
    error: 'Say when to call back',
  });
export type LeadContact = z.infer<typeof LeadContact>;
