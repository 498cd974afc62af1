/** Where drizzle's classes keep what they are. */
export const entityKind = Symbol.for('drizzle:entityKind');

type Class = { name: string; [entityKind]?: string };

/** What each class is, and its ancestors. */
const kinds = new WeakMap<object, Set<unknown>>();

/**
 * Whether a part of a statement is of this kind, by its name: rate-limiter-flexible brings parts of a drizzle of its own.
 * Stands in the server in place of drizzle's (scripts/lib/lean-drizzle.ts), which walks through the ancestors each time. It
 * is asked a dozen times of each part of each statement, and mostly the answer is no.
 */
export function is(value: unknown, type: Class): boolean {
  if (!value || typeof value !== 'object') return false;
  const { constructor } = Object.getPrototypeOf(value) as { constructor?: object };
  if (!constructor) return false;
  let known = kinds.get(constructor);
  if (!known) kinds.set(constructor, (known = kindsOf(constructor)));
  return known.has(type[entityKind]);
}

function kindsOf(constructor: object): Set<unknown> {
  const all = new Set<unknown>();
  for (let one: Class | null = constructor as Class; one; one = Object.getPrototypeOf(one) as Class | null)
    if (Object.hasOwn(one, entityKind)) all.add(one[entityKind]);
  return all;
}
