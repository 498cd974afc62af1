import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** What an admission or a plan on sale is for. */
type OfService = { serviceId: string | null; serviceName: string };
type Columns = Record<keyof OfService, AnyColumn | SQL>;

/**
 * Whether both are for the same service: by its id, for a service may be renamed and an admission keeps the name that it
 * was chosen by; by its name where one of them has no id, because its service was deleted.
 */
export const isSameService = (a: OfService, b: OfService): boolean =>
  a.serviceId !== null && b.serviceId !== null
    ? a.serviceId === b.serviceId
    : a.serviceName === b.serviceName;

/** The same in a query, of columns and what is known already. */
export const sameService = (columns: Columns, of: OfService | Columns): SQL =>
  sql`coalesce(${columns.serviceId} = ${of.serviceId}, ${columns.serviceName} = ${of.serviceName})`;
