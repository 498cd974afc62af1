import isEqual from 'fast-deep-equal';

/** A field in which two states of a record differ; one in a list or a group is named by its way: `cards.2.text`. */
export type Difference = { field: string; theirs: unknown; yours: unknown };

/** Where `yours` says something else than `theirs`. What `yours` leaves out stays as it is, and is no difference. */
export function differencesOf(theirs: object, yours: object): Difference[] {
  return [...walk('', plain(theirs), plain(yours))];
}

/** Whether two states are the same once they are stored or sent: in whichever order their keys are. */
export const isSameStored = (one: unknown, other: unknown) => isEqual(plain(one), plain(other));

/** As it goes over the wire: a moment is a text there, and what is undefined is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

function* walk(field: string, theirs: unknown, yours: unknown): Generator<Difference> {
  if (isGroup(yours) && isGroup(theirs))
    for (const [key, inner] of Object.entries(yours)) yield* walk(under(field, key), theirs[key], inner);
  else if (areRows(yours) && areRows(theirs) && yours.length === theirs.length)
    for (const [i, row] of yours.entries()) yield* walk(under(field, String(i)), theirs[i], row);
  else if (!isEqual(theirs, yours)) yield { field, theirs: theirs ?? null, yours };
}

const under = (field: string, key: string) => (field ? `${field}.${key}` : key);
// The text of a post is one field, however many paragraphs it has.
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('type' in value && value.type === 'doc');
const areRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isGroup);
