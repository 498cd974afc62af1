import type { Client } from 'pg';

export const names = `(array['Meera','Arjun','Farah','Joseph','Kavita','Imran','Sunita','Rohan','Lata','Dev','Anjali'])[1 + n % 11]
  || ' ' || (array['Kale','Nair','Shaikh','Dsouza','Rao','Patil','Iyer','Joshi','Gill','Bose','Menon','Das'])[1 + n % 12]
  || ' ' || substr(md5('name' || n), 1, 5)`;

/** So long is between one row and the next. */
export const step = "interval '90 seconds'";
/** An id that sorts by when the row was made: the n-th row is n steps old. */
export const idOf = (what: string) =>
  `(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - n::bigint * 90000), 12, '0') || '7'
    || substr(md5('${what}' || n), 1, 3) || '8' || substr(md5('${what}' || n), 4, 15))::uuid`;

/**
 * Rows come in many times faster where the indexes are made afterwards, and the unique ones that no other table refers to
 * as well.
 */
export async function withoutIndexes(client: Client, table: string, insert: string): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string; constraint: string | null }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as made, c.conname as "constraint" from pg_index x
      join pg_class i on i.oid = x.indexrelid left join pg_constraint c on c.conindid = i.oid and c.contype = 'u'
      where x.indrelid = $1::regclass and not x.indisprimary
        and not exists (select from pg_constraint f where f.conindid = i.oid and f.contype = 'f')`,
    [table],
  );
  for (const { name, constraint } of rows)
    await client.query(
      constraint
        ? `alter table ${table} drop constraint ${client.escapeIdentifier(constraint)}`
        : `drop index ${client.escapeIdentifier(name)}`,
    );
  await client.query(insert);
  for (const { name, made, constraint } of rows) {
    await client.query(made);
    if (constraint)
      await client.query(
        `alter table ${table} add constraint ${client.escapeIdentifier(constraint)} unique using index ${client.escapeIdentifier(name)}`,
      );
  }
}
