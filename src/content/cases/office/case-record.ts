import type { z } from 'zod';
import type { CaseAnswer } from './answers.ts';

export type CaseRecord = z.infer<typeof CaseAnswer>;
