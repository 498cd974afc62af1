import { z } from 'zod';

export const grievanceStatuses = ['open', 'answered'] as const;
export type GrievanceStatus = (typeof grievanceStatuses)[number];

/** So many days we take at most. Rule 14 of the DPDP Rules, 2025 allows ninety. */
export const answerDays = 30;

export const GrievanceInput = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, /*i18n*/ 'Please write what it is about')
    .max(2_000, /*i18n*/ 'Use at most 2,000 characters'),
});
export type GrievanceInput = z.infer<typeof GrievanceInput>;

export const GrievanceAnswer = z.strictObject({
  text: z.string().trim().min(1, 'Write an answer').max(4_000, 'Use at most 4,000 characters'),
});
export type GrievanceAnswer = z.infer<typeof GrievanceAnswer>;

export const GrievanceFilter = z.object({ status: z.enum(grievanceStatuses).optional() });
export type GrievanceFilter = z.infer<typeof GrievanceFilter>;
