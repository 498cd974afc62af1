import { z } from 'zod';

export const auditActions = [
  'signed-in',
  'signed-out',
  'created',
  'changed',
  'deleted',
  'reordered',
  'viewed',
  'exported',
  'imported',
  'noted',
  'contacted',
  'assigned',
  'status-changed',
  'follow-up-set',
  'undone',
  'retried',
  'refunded',
  'checked',
  'asked',
  'proposed',
  'confirmed',
  'refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Which rows of the audit log somebody wants to see. */
export const AuditFilter = z.object({
  action: z.enum(auditActions).optional(),
  subjectType: z.string().max(40).optional(),
  subjectId: z.string().max(80).optional(),
  staffId: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Who opened which lead is noise on most days. */
  views: z.stringbool().default(false),
});
export type AuditFilter = z.infer<typeof AuditFilter>;
