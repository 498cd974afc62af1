/** What a call is about, as the first word of its path has it. */
export const nounOf = (path: string) => /^\/(?:staff\/|api\/)?([^/?]+)/.exec(path)?.[1] ?? '';

const maxStored = 60;

/** Everything that answers have shown, by noun: a request that means something that exists gets further. */
export function createMemory() {
  const texts = new Map<string, string[]>();
  const objects = new Map<string, object[]>();
  let turn = 0;

  const keep = <T>(all: Map<string, T[]>, about: string, value: T) => {
    const values = all.get(about) ?? [];
    all.set(about, values);
    if (typeof value === 'string' && values.includes(value)) return;
    // The first half stays, for it came with the seed and refers to each other; the others take turns.
    if (values.length < maxStored) values.push(value);
    else values[maxStored / 2 + (turn++ % (maxStored / 2))] = value;
  };

  const learn = (about: string, value: unknown, depth = 0): void => {
    if (typeof value !== 'object' || value === null || depth > 6) return;
    if (Array.isArray(value)) return value.slice(0, 20).forEach((one) => learn(about, one, depth + 1));
    if (depth < 4) keep(objects, about, value);
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && part.length < 80 && /id$|slug|token|^code$|file|key$/i.test(key))
        for (const place of /id$/i.test(key) ? [about, key, ''] : [key, '']) keep(texts, place, part);
      learn(about, part, depth + 1);
    }
  };

  return {
    learn,
    /** Whose request it is. */
    me: (id: string) => void texts.set('me', [id]),
    /** Ids, addresses and codes of that noun or field. */
    texts: (about: string): string[] => texts.get(about) ?? texts.get('') ?? [],
    /** What has been shown of that noun and has all these fields. */
    objectsWith: (about: string, fields: string[]): object[] =>
      (objects.get(about) ?? []).filter((one) => fields.every((field) => field in one)),
  };
}
export type Memory = ReturnType<typeof createMemory>;
