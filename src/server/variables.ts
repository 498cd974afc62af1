import { z } from 'zod';
import { issueMessage } from '#kit/field-errors.ts';
import { translateMessage } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';

const present = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** A setting that may be left out; an empty one is. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(present, schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => present(given) ?? value, schema);

export const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
export const port = wholeNumber(1, 65_535);

/** What settings get wrong, one line per fault. */
export const faultsOf = (error: z.ZodError) =>
  error.issues
    .map((issue) => `${String(issue.path[0])} ${translateMessage(english, issueMessage(issue))}`)
    .join('\n');
