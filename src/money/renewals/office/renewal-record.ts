import type { z } from 'zod';
import type { Renewal } from './answers.ts';

export type RenewalRecord = z.infer<typeof Renewal>;
