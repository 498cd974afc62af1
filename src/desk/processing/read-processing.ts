import { sql } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { csvLines } from '#kit/csv.ts';
import { registerOf } from './processing.ts';

/** Every column that the database has, in the order of its tables. */
export async function readSchema({ db }: Pick<Ctx, 'db'>) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name::text as "table", column_name::text as "column" from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`);
  return rows;
}

/** The register of processing as the office shows it. */
export async function readProcessing(ctx: Ctx) {
  allow(ctx.actor, 'privacy:read');
  return registerOf(await readSchema(ctx));
}

/** The same as a file. @returns CSV */
export async function exportProcessing(ctx: Ctx): Promise<string> {
  const { listed } = await readProcessing(ctx);
  await audit(ctx, { action: 'exported', subjectType: 'processing', subjectId: 'register' });
  const head = ['Table', 'Column', 'Whose', 'Purpose', 'Basis', 'Kept'];
  const lines = listed.map(({ table, column, people, purpose, basis, retention }) => [
    table,
    column,
    people,
    purpose,
    basis,
    retention,
  ]);
  // Spreadsheets take a file for UTF-8 only when it says so.
  return `\uFEFF${csvLines([head, ...lines])}`;
}
