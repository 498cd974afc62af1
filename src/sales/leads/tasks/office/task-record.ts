import type { z } from 'zod';
import type { Task } from '../../office/answers.ts';

export type TaskRecord = z.infer<typeof Task>;
