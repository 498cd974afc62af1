import { z } from 'zod';

/** What a new installation's owner is led through, in this order. */
export const stepKeys = ['company', 'gst', 'hours', 'mail', 'payments', 'demo'] as const;
export type StepKey = (typeof stepKeys)[number];

export const StepAnswer = z.strictObject({
  step: z.enum(stepKeys),
  state: z.enum(['open', 'done', 'skipped']),
});
export type StepAnswer = z.infer<typeof StepAnswer>;

export type FirstSteps = { steps: { key: StepKey; state: StepAnswer['state'] }[]; finished: boolean };
