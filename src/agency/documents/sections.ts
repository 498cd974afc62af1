import { z } from 'zod';

/**
 * The sections of a page below its first screen. `all`: in the order in which a page begins with them; `free`: those that
 * its owner moves and hides; `kept`: those that move, but stay on the page. The others stay too, one after the other as in
 * `all`.
 */
export type SectionPlan<K extends string = string> = {
  all: readonly K[];
  free: readonly NoInfer<K>[];
  kept?: readonly NoInfer<K>[];
};

/** How a document stores them: two lists, so that two people's changes of order and of what is hidden go together. */
export type Sections<K extends string = string> = { order: K[]; hidden: K[] };

/** What a document says about its sections. One that is older than a section has that at its end. */
export function sectionsOf<K extends string>({ all, free, kept = [] }: SectionPlan<K>) {
  const fixed = all.filter((key) => !free.includes(key) && !kept.includes(key));
  const isInPlace = (order: K[]) =>
    order.filter((key) => fixed.includes(key)).every((key, i) => key === fixed[i]);
  return z
    .strictObject({
      order: z
        .array(z.enum(all))
        .max(all.length)
        .refine((order) => new Set(order).size === order.length, /*staff*/ 'Each section stands there once')
        .overwrite((order) => [...order, ...all.filter((key) => !order.includes(key))])
        .refine(isInPlace, /*staff*/ 'Only the sections with arrows can be moved'),
      hidden: z.array(z.enum(free)).max(free.length),
    })
    .default({ order: [...all], hidden: [] });
}

/** The sections that visitors see, in their order. */
export const shownSections = <K extends string>({ order, hidden }: Sections<K>): K[] =>
  order.filter((key) => !hidden.includes(key));

/** The order with `key` where `neighbour` stands, which makes room on the side that it comes from. */
export function movedTo<K extends string>(order: K[], key: K, neighbour: K): K[] {
  const at = order.indexOf(neighbour);
  return order.toSpliced(order.indexOf(key), 1).toSpliced(at, 0, key);
}
