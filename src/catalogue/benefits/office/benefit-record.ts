import type { z } from 'zod';
import type { Benefit } from './answers.ts';

export type BenefitRecord = z.infer<typeof Benefit>;
