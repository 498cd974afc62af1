import type { z } from 'zod';
import type { HomeAnswer } from './answers.ts';

export type HomeRecord = z.infer<typeof HomeAnswer>;
