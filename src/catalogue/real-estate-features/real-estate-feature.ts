import { z } from 'zod';

export const featureStatuses = ['Active', 'Inactive'] as const;
export type FeatureStatus = (typeof featureStatuses)[number];

const plain = (value: string) => value.isWellFormed() && !value.includes('\u0000');

/** A feature of real estate websites as staff edit it. */
export const FeatureInput = z.strictObject({
  title: z.string().trim().min(1, 'Enter a title').max(80).refine(plain, /*i18n*/ 'Use plain text'),
  description: z.string().trim().min(1, 'Say what it does').max(300).refine(plain, /*i18n*/ 'Use plain text'),
  status: z.enum(featureStatuses),
});
export type FeatureInput = z.infer<typeof FeatureInput>;

/** The name under which pages that show the features are kept. */
export const featuresTag = 'real-estate-features';
