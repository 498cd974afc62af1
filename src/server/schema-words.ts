import { z } from 'zod';

const fillIn = /*i18n*/ 'Please fill this in';
const check = /*i18n*/ 'Please check this';

/** What people read where a schema does not say itself what is wrong: zod's own words are for programmers. */
z.config({
  customError(issue) {
    if (issue.input === undefined || issue.input === null || issue.input === '') return fillIn;
    switch (issue.code) {
      case 'too_big':
        return most(issue.origin, String(issue.maximum));
      case 'too_small':
        return least(issue.origin, String(issue.minimum));
      case 'invalid_value':
        return /*i18n*/ 'Please choose one of the options';
      case 'invalid_format':
        return issue.format === 'email' ? /*i18n*/ 'Please enter a valid email address.' : check;
      case 'unrecognized_keys':
        return `This is not known here: ${issue.keys.join(', ')}`;
      default:
        return check;
    }
  },
});

function most(origin: string, maximum: string): string {
  if (origin === 'string') return `Use at most ${maximum} characters`;
  return isNumber(origin) ? `Enter at most ${maximum}` : `Choose at most ${maximum}`;
}

function least(origin: string, minimum: string): string {
  if (origin === 'string') return `Use at least ${minimum} characters`;
  return isNumber(origin) ? `Enter at least ${minimum}` : `Choose at least ${minimum}`;
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);
