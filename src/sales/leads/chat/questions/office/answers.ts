import { z } from '@hono/zod-openapi';
import { servicePageSlugs } from '#catalogue/service-pages/service-page.ts';
import { When } from '#kit/answers.ts';
import { languages } from '#kit/language/language.ts';

export const UnansweredQuestion = z
  .object({
    id: z.uuid(),
    language: z.enum(languages),
    question: z.string(),
    times: z.number().int(),
    firstAskedAt: When,
    lastAskedAt: When,
    draftedFor: z.enum(servicePageSlugs).nullable(),
  })
  .openapi('StaffUnansweredQuestion');
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

const paise = z.number().int().nullable().openapi({ description: 'Where a price was set' });
export const ModelUse = z
  .object({
    name: z.string(),
    tokensPerDay: z.number().int(),
    tokensToday: z.number().int(),
    answersToday: z.number().int(),
    failuresToday: z.number().int(),
    paiseToday: paise,
    mostPaisePerDay: paise,
  })
  .openapi('StaffModelUse');
export type ModelUse = z.infer<typeof ModelUse>;

export const AnswerDraft = z.object({ page: z.enum(servicePageSlugs) });
export type AnswerDraft = z.infer<typeof AnswerDraft>;
