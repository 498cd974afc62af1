/** What a reminder may leave open, and what stands there then. */
export const reminderPlaceholders = {
  name: 'the buyer’s name',
  number: 'the invoice’s number',
  amount: 'what is open of it',
  due: 'its due day',
  days: 'days since then',
  account: 'the bank account and the UPI id',
  link: 'the page to pay it on',
  company: 'our name',
} as const;
type Placeholder = keyof typeof reminderPlaceholders;

const open = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isKnown = (key: string): key is Placeholder => Object.hasOwn(reminderPlaceholders, key);

/** Those of a text that we do not know. */
export const unknownIn = (text: string): string[] =>
  [...text.matchAll(open)].map(([, key = '']) => key).filter((key) => !isKnown(key));

/** The text with them filled in. What is filled in is never looked at again. */
export const fillReminder = (text: string, values: Record<Placeholder, string>): string =>
  text.replaceAll(open, (whole, key: string) => (isKnown(key) ? values[key] : whole));
