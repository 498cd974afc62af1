import type { Resource } from '#kit/office/resource.ts';

/**
 * What the server refuses, under the names of the form's fields. Of a typed list it names the entry
 * (`phones.1`); the field is the whole list, so its text names the line.
 */
export function atFields(
  { inside, typedLists = [] }: Pick<Resource, 'inside' | 'typedLists'>,
  errors: Record<string, string>,
): Record<string, string> {
  const fields: Record<string, string> = {};
  const named = (key: string) => (inside ? `${inside}.${key}` : key);
  for (const [key, text] of Object.entries(errors)) {
    const [list = '', index] = key.split('.');
    if (typedLists.includes(list) && index !== undefined)
      fields[named(list)] ??= `Line ${Number(index) + 1}: ${text}`;
    else fields[named(key)] = text;
  }
  return fields;
}
