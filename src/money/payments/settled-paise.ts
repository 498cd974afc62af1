import { sql, type SQL } from 'drizzle-orm';

/**
 * What a payment settles of what it pays for: its money, and what its buyer kept back of it as tax.
 * @param row how the query calls the row of `payment_transactions`
 */
export const settledPaise = (row = 'payment_transactions'): SQL<number> =>
  sql.raw(`(${row}.total_paise + coalesce((${row}."order" ->> 'keptBackPaise')::bigint, 0))`) as SQL<number>;
