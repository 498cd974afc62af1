import type { z } from 'zod';
import type { Queue } from './answers.ts';

export type QueueRecord = z.infer<typeof Queue> & { id: string };
