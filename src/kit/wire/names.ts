type Dictionary = Record<string, string>;
type OurName<D extends Dictionary, W> = { [K in keyof D]: D[K] extends W ? K : never }[keyof D];

/** Fields under the names of a wire. */
export type OnWire<D extends Dictionary, T> = { [K in keyof T as K extends keyof D ? D[K] : K]: T[K] };
/** Fields of a wire under our names. */
export type InOurs<D extends Dictionary, T> = {
  [K in keyof T as K extends D[keyof D] ? OurName<D, K> : K]: T[K];
};

export type Names<D extends Dictionary> = {
  /** What the wire calls each of our names. */
  wire: D;
  /** Names the fields of a record, of a schema or of errors as the wire does. */
  toWire<T extends object>(ours: T): OnWire<D, T>;
  /** The other way. */
  fromWire<T extends object>(wire: T): InOurs<D, T>;
};

/**
 * The dictionary of one wire, for the server and for browsers: our names, and what callers say instead. Values stay as
 * they are, and so do names that are not in it.
 */
// What a page does not use of a dictionary's file stays out of it.
/* @__NO_SIDE_EFFECTS__ */
export function names<const D extends Dictionary>(wire: D): Names<D> {
  const theirs = Object.entries(wire);
  const ours = theirs.map(([our, their]): [string, string] => [their, our]);
  return { wire, toWire: renaming(theirs), fromWire: renaming(ours) };
}

function renaming(pairs: [string, string][]) {
  const next = new Map(pairs);
  return (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]: [string, unknown]) => [next.get(name) ?? name, value]),
    ) as never;
}

/** What a wire says of something: the type of `toWire`'s answer. */
export type WireOf<N extends { wire: Dictionary }, T> = OnWire<N['wire'], T>;
