import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueMessage } from '#kit/field-errors.ts';
import { translateMessage } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import './schema-words.ts';

const said = (schema: z.ZodType, given: unknown) => {
  const [issue] = schema.safeParse(given).error?.issues ?? [];
  return issue && translateMessage(english, issueMessage(issue));
};

test.each([
  [z.string(), undefined, 'Please fill this in'],
  [z.string(), null, 'Please fill this in'],
  [z.string().min(1), '', 'Please fill this in'],
  [z.string(), 7, 'Please check this'],
  [z.string().max(3), 'four', 'Use at most 3 characters'],
  [z.string().min(3), 'ab', 'Use at least 3 characters'],
  [z.number().max(3), 4, 'Enter at most 3'],
  [z.number().min(3), 2, 'Enter at least 3'],
  [
    z.object({ pricePaise: z.number().max(100_000_000) }),
    { pricePaise: 200_000_000 },
    'Enter at most ₹10,00,000',
  ],
  [z.int(), 1.5, 'Please check this'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1'],
  [z.array(z.string()).min(1), [], 'Choose at least 1'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of the options'],
  [z.email(), 'c', 'Please enter a valid email address.'],
  [z.uuid(), 'c', 'Please check this'],
  [z.union([z.string(), z.number()]), [], 'Please check this'],
  [z.strictObject({}), { a: 1, b: 2 }, 'This is not known here: a, b'],
  [z.string('Name is required'), undefined, 'Name is required'],
])('%# what a schema does not say itself is said in words for people', (schema, given, sentence) => {
  expect(said(schema, given)).toBe(sentence);
});
