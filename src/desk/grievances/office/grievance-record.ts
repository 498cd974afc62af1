import type { z } from 'zod';
import type { GrievanceRow } from './answers.ts';

export type GrievanceRecord = z.infer<typeof GrievanceRow>;
