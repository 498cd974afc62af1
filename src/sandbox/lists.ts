import { badInput } from './errors.ts';

type Dated = { created_at: number };

/** One page of a list as `count` (10, at most 100), `skip`, `from` and `to` (Unix seconds, inclusive) ask for it. */
export function pageOf<Item extends Dated>(all: Item[], query: Record<string, string>): Item[] {
  const count = numberIn(query, 'count', 10);
  const skip = numberIn(query, 'skip', 0);
  const from = numberIn(query, 'from', 0);
  const to = numberIn(query, 'to', Number.MAX_SAFE_INTEGER);
  if (count > 100) throw badInput('The count may not be greater than 100.', { field: 'count' });
  if (count < 1) throw badInput('The count must be at least 1.', { field: 'count' });
  return all.filter((item) => item.created_at >= from && item.created_at <= to).slice(skip, skip + count);
}

export const collection = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items });

function numberIn(query: Record<string, string>, field: string, usual: number): number {
  const given = query[field];
  if (given === undefined || given === '') return usual;
  if (!/^\d{1,15}$/.test(given)) throw badInput(`The ${field} must be an integer.`, { field });
  return Number(given);
}
