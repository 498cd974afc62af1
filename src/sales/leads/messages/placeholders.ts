/** What a template may leave open. */
export const placeholders = ['name', 'service', 'phone', 'company', 'me'] as const;
export type Placeholder = (typeof placeholders)[number];

export const placeholderLabels: Record<Placeholder, string> = {
  name: 'the lead’s name',
  service: 'the service asked for',
  phone: 'the lead’s number',
  company: 'our name',
  me: 'your name',
};

/** What is said where the lead did not say it. */
const otherwise: Partial<Record<Placeholder, string>> = { name: 'there', service: 'our services' };

const open = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The placeholders of a text that we do not know. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(open)].map(([, key = '']) => key).filter((key) => !isKnown(key));

/** The text with its placeholders filled in. What is filled in is never looked at again. */
export const fillIn = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(open, (whole, key: string) =>
    isKnown(key) ? values[key] || (otherwise[key] ?? '') : whole,
  );

const isKnown = (key: string): key is Placeholder => (placeholders as readonly string[]).includes(key);
