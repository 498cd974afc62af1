export type Filter = Record<string, unknown>;

/** What is set, as a query. */
export const textOnly = (filter: Filter) =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
