import type { z } from 'zod';
import type { AuditSubject } from '../audit-entry.ts';
import type { Entry } from './answers.ts';

export type AuditRecord = Omit<z.infer<typeof Entry>, 'subjectType'> & { subjectType: AuditSubject };
