import type { z } from 'zod';
import type { Entry } from './answers.ts';

export type AuditRecord = z.infer<typeof Entry>;
