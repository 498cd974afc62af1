import { z } from 'zod';
import { Invalid } from '#kit/errors.ts';
import { latinDigits } from '#kit/india/digits.ts';
import type { CustomInput, CustomValues, LeadField } from './lead-field.ts';

/**
 * What was typed into the agency's own fields, as it is kept. Fields that are not named keep what they have, and so do
 * the retired ones, whatever is typed.
 * @param before what the lead says now
 * @throws Invalid by `custom.<id>`
 */
export function readCustomValues(
  fields: LeadField[],
  typed: CustomInput,
  before: CustomValues = {},
): CustomValues {
  const values = { ...before };
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const given = typed[field.id];
    if (field.retired || given === undefined || given === before[field.id]) continue;
    if (given === null || given === '') {
      delete values[field.id];
      continue;
    }
    const value = readers[field.kind](given, field);
    if (value === null) errors[`custom.${field.id}`] = refusals[field.kind];
    else values[field.id] = value;
  }
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return values;
}

type Read = (given: string | number, field: LeadField) => string | number | null;

/** What a sheet may have behind a day, as long as it is an hour in India. */
const hour = /[T ]+\d{1,2}:\d\d(:\d\d(\.\d+)?)?( ?[ap]m)?(\+05:?30)?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Each kind as people and spreadsheets write it: `1,20,000` is a number; `24/11/2026`, `24-Nov-26` and `2026-11-24` are days. */
const readers: Record<LeadField['kind'], Read> = {
  text: String,
  number: (given) => {
    const plain = latinDigits(String(given)).replaceAll(/[,\s₹]/g, '');
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
  },
  date: (given) => {
    const written = latinDigits(String(given)).replace(hour, '');
    const [, day = '', month = '', year = ''] =
      /^(\d{1,2})[/. -]+(\d{1,2}|[a-z]{3,9})[/. ,-]+(\d{4}|\d\d)$/i.exec(written) ?? [];
    const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const iso = year
      ? `${year.padStart(4, '20')}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`
      : written;
    return z.iso.date().safeParse(iso).data ?? null;
  },
  choice: (given, { choices }) =>
    choices.find((choice) => choice.toLowerCase() === String(given).toLowerCase()) ?? null,
};

const refusals: Record<LeadField['kind'], string> = {
  text: 'Enter a text',
  number: 'Enter a number',
  date: 'Enter a date: day/month/year',
  choice: 'Choose one of the choices',
};
