import type { z } from 'zod';
import type { AboutAnswer } from './answers.ts';

export type AboutRecord = z.infer<typeof AboutAnswer>;
