import type { core, ZodError } from 'zod';
import { formatInr } from '#kit/india/money.ts';
import { message, type Message } from '#kit/language/message.ts';

/** What a schema has against each field, under the field's name, as `addressParts.street`. */
export const fieldErrorsOf = (error: ZodError): Record<string, Message> =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issueMessage(issue)]));

/** A schema's own text, with the bound, the unknown keys or the `params` of a refinement at its places. */
export function issueMessage(issue: core.$ZodIssue): Message {
  switch (issue.code) {
    case 'too_big':
      return message(issue.message, { count: boundOf(issue, issue.maximum) });
    case 'too_small':
      return message(issue.message, { count: boundOf(issue, issue.minimum) });
    case 'unrecognized_keys':
      return message(issue.message, { what: issue.keys.join(', ') });
    case 'custom':
      return message(issue.message, issue.params ?? {});
    default:
      return issue.message;
  }
}

/** A bound as people typed what is beyond it: money is entered in rupees. */
const boundOf = ({ path }: core.$ZodIssue, bound: number | bigint) =>
  String(path.at(-1)).endsWith('Paise') ? formatInr(Number(bound)) : String(bound);
