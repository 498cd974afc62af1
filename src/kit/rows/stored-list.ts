import { z } from 'zod';

/**
 * What a stored list holds. Text is read as JSON; whatever is not such a list counts as an empty one and is `broken`,
 * which staff are told of while pages go on.
 */
export function storedList<S extends z.ZodType>(
  entry: S,
  stored: unknown,
): { items: z.infer<S>[]; broken: boolean } {
  const read = z.array(entry).safeParse(typeof stored === 'string' ? fromJson(stored) : stored);
  return read.success ? { items: read.data, broken: false } : { items: [], broken: true };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
