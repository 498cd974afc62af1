import type { z } from 'zod';
import type { Feature } from './answers.ts';

export type RealEstateFeatureRecord = z.infer<typeof Feature>;
