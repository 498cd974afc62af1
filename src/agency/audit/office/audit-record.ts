import type { AuditSubject } from '../audit-entry.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type AuditRecord = {
  id: string;
  at: string;
  staffName: string;
  action: string;
  subjectType: AuditSubject;
  subjectId: string;
  before: unknown;
  after: unknown;
  ip: string;
};
