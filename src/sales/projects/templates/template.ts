import { z } from 'zod';
import { stepCount } from '../project.ts';

/** A step as it is promised: what it is called, and how many days it takes. */
export type TemplateStep = { title: string; days: number };

/** The steps that projects of a service begin with. `service`: empty for those that have none of their own. */
export const ProjectTemplateInput = z.strictObject({
  service: z.string().trim().max(80, /*staff*/ 'Use at most 80 characters'),
  steps: z
    .array(
      z.strictObject({
        title: z
          .string()
          .trim()
          .min(1, /*staff*/ 'Enter what the step is called')
          .max(60, /*staff*/ 'Use at most 60 characters'),
        days: z
          .number(/*staff*/ 'Enter a number of days')
          .int(/*staff*/ 'Enter whole days')
          .min(0, /*staff*/ 'At least 0')
          .max(365, /*staff*/ 'At most 365'),
      }),
    )
    .length(stepCount, /*staff*/ 'Six steps, as the page of the service prints them'),
});
export type ProjectTemplateInput = z.infer<typeof ProjectTemplateInput>;
