/** Records whose fields stand under `content`, beside what the server says about the record itself. */
export const underContent = new Set(['offer', 'home', 'service-pages']);

/** Lists that are typed in one field, an entry a line. */
const typedLists: Record<string, string[]> = { settings: ['addressLines', 'phones', 'noticeEmails'] };

/**
 * What the server complains about, under the names of the form's fields. Of a typed list it names the entry
 * (`phones.1`); the field is the whole list, so its text names the line.
 */
export function atFields(resource: string, errors: Record<string, string>): Record<string, string> {
  const lists = typedLists[resource] ?? [];
  const fields: Record<string, string> = {};
  for (const [key, text] of Object.entries(errors)) {
    const [list = '', index] = key.split('.');
    if (lists.includes(list) && index !== undefined) fields[list] ??= `Line ${Number(index) + 1}: ${text}`;
    else fields[underContent.has(resource) ? `content.${key}` : key] = text;
  }
  return fields;
}
