import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CertificateContent } from './certificate.ts';
import type { Language } from '#kit/language/language.ts';
import { projects } from '#sales/projects/table.server.ts';

/** Who owns what of a project that is paid. What is issued is never changed: it is revoked, or replaced by another. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey(),
    /** `OWN/26-27/000001`, without gaps. */
    number: text().notNull().unique(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    content: jsonb().$type<CertificateContent>().notNull(),
    language: text().$type<Language>().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** The name of whoever issued it. */
    issuedBy: text().notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    revokedBecause: text().notNull().default(''),
    replacedBy: uuid(),
  },
  (t) => [
    uniqueIndex('certificates_one_valid')
      .on(t.projectId)
      .where(sql`revoked_at is null`),
    index('certificates_project').on(t.projectId, t.id),
    foreignKey({ name: 'certificates_replaced', columns: [t.replacedBy], foreignColumns: [t.id] }),
  ],
);
