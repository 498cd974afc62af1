import { expect, test } from 'vitest';
import { brokenRules } from './migration-rules.ts';

const breakpoint = '--> statement-breakpoint\n';

test.each([
  ['drop table "leads";', 'takes away'],
  ['ALTER TABLE "leads" DROP COLUMN "note";', 'takes away'],
  ['ALTER TABLE "leads" RENAME COLUMN "note" TO "remark";', 'renames'],
  ['ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE jsonb;', 'rewrites'],
  ['ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL;', 'refuses rows'],
  ['ALTER TABLE "leads" ADD COLUMN "town" text NOT NULL;', 'give the column a default'],
  ['CREATE INDEX "leads_town" ON "leads" USING btree ("town");', 'concurrently'],
  ['ALTER TABLE "leads" ADD CONSTRAINT "town" CHECK ("leads"."town" <> \'\');', 'not valid'],
])('%s does not go on beside the version before', (statement, says) => {
  expect(brokenRules(statement, '0.2.0')).toEqual([expect.stringContaining(says)]);
  expect(brokenRules(`-- not read since 0.2.0\n${statement}`, '0.2.0')).toHaveLength(1);
});

test('what only grows goes on, what the same migration makes is free, and what no release reads any more may go', () => {
  const grows = [
    'CREATE TABLE "towns" ("name" text NOT NULL);\n',
    'CREATE INDEX "towns_name" ON "towns" USING btree ("name");\n',
    'ALTER TABLE "towns" ADD CONSTRAINT "towns_name" UNIQUE("name");\n',
    'ALTER TABLE "leads" ADD COLUMN "town" text DEFAULT \'\' NOT NULL;\n',
    'CREATE INDEX CONCURRENTLY "leads_town" ON "leads" USING btree ("town");\n',
    'ALTER TABLE "leads" ADD CONSTRAINT "town" CHECK ("leads"."town" <> \'\') NOT VALID;\n',
    '-- not read since 0.1.0: the note is part of the timeline\nALTER TABLE "leads" DROP COLUMN "note";\n',
  ];
  expect(brokenRules(grows.join(breakpoint), '0.2.0')).toEqual([]);
});
