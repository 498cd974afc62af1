import type { z } from 'zod';
import type { GstRate } from './answers.ts';

export type GstRateRecord = z.infer<typeof GstRate>;
