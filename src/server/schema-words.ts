import { z } from 'zod';

const fillIn = /*i18n*/ 'Please fill this in';
const check = /*i18n*/ 'Please check this';

/**
 * What people read where a schema does not say itself what is wrong: zod's own words are for programmers. `issueMessage`
 * knows what stands at the places.
 */
z.config({
  customError(issue) {
    if (issue.input === undefined || issue.input === null || issue.input === '') return fillIn;
    switch (issue.code) {
      case 'too_big':
        return most(issue.origin);
      case 'too_small':
        return least(issue.origin);
      case 'invalid_value':
        return /*i18n*/ 'Please choose one of the options';
      case 'invalid_format':
        return issue.format === 'email' ? /*i18n*/ 'Please enter a valid email address.' : check;
      case 'unrecognized_keys':
        return /*i18n*/ 'This is not known here: {what}';
      default:
        return check;
    }
  },
});

function most(origin: string): string {
  if (origin === 'string') return /*i18n*/ 'Use at most {count} characters';
  return isNumber(origin) ? /*i18n*/ 'Enter at most {count}' : /*i18n*/ 'Choose at most {count}';
}

function least(origin: string): string {
  if (origin === 'string') return /*i18n*/ 'Use at least {count} characters';
  return isNumber(origin) ? /*i18n*/ 'Enter at least {count}' : /*i18n*/ 'Choose at least {count}';
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);
