import { z } from 'zod';

/** What can be handed over, as the page about code ownership lists it. */
export const handoverKinds = ['code', 'design', 'domain', 'hosting', 'keys', 'account', 'other'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Days are India's: from the day it was given. */
export type Handover = {
  id: string;
  kind: HandoverKind;
  title: string;
  handedOn: string | null;
  handedTo: string;
  staffName: string;
};

/** What is to be handed over. What opens something is never written down here: it goes from hand to hand. */
export const HandoverInput = z.strictObject({
  kind: z.enum(handoverKinds),
  title: z
    .string()
    .trim()
    .min(1, /*staff*/ 'Enter what is handed over')
    .max(160, /*staff*/ 'Use at most 160 characters'),
});
export type HandoverInput = z.infer<typeof HandoverInput>;

/** That it was given: when, and to whom. */
export const HandoverDone = z.strictObject({
  handedOn: z.iso.date(/*staff*/ 'Enter a day'),
  handedTo: z
    .string()
    .trim()
    .min(1, /*staff*/ 'Enter who has it now')
    .max(120, /*staff*/ 'Use at most 120 characters'),
});
export type HandoverDone = z.infer<typeof HandoverDone>;
