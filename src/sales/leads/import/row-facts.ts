import { z } from 'zod';
import { Invalid } from '#kit/errors.ts';
import { fieldErrorsOf } from '#kit/field-errors.ts';
import { latinDigits } from '#kit/india/digits.ts';
import { toPaise } from '#kit/india/money.ts';
import { mostPaise } from '../deal/deal.ts';
import { CustomInput, type CustomValues, type LeadField } from '../fields/lead-field.ts';
import { readCustomValues } from '../fields/read-values.ts';
import { LeadTagInput, mostTags } from '../tags/lead-tag.ts';
import type { ImportRow } from './lead-import.ts';

/** What a row says of a new lead beside its enquiry. */
export type RowFacts = {
  /** Null where the row does not say. */
  valuePaise: number | null;
  /** Names, each once whatever its capitals. */
  tags: string[];
  custom: CustomValues;
};

const Typed = z.object({ custom: CustomInput });

/** @throws Invalid by `value`, `tags` and `custom.<id>` */
export function readRowFacts(
  fields: LeadField[],
  { value, tags, custom }: Pick<ImportRow, 'value' | 'tags' | 'custom'>,
): RowFacts {
  // What no form would take could not be saved again with the lead.
  const typed = Typed.safeParse({ custom });
  if (!typed.success) throw new Invalid(fieldErrorsOf(typed.error));
  return {
    valuePaise: readRupees(value),
    tags: readTags(tags),
    custom: readCustomValues(fields, typed.data.custom),
  };
}

/** As spreadsheets have amounts: `₹1,20,000.50`, `Rs. 5000`. @throws Invalid */
function readRupees(cell: string): number | null {
  const plain = latinDigits(cell)
    .replaceAll(/₹|rs\.?|inr|[,\s]/gi, '')
    .replace(/\/-$/, '');
  if (plain === '') return null;
  if (!/^\d{1,11}(\.\d{1,2})?$/.test(plain)) throw new Invalid({ value: 'Enter the value in rupees' });
  const paise = toPaise(Number(plain));
  if (paise > mostPaise) throw new Invalid({ value: 'This is more than a deal can bring' });
  return paise;
}

/** @throws Invalid */
function readTags(cell: string): string[] {
  const names = new Map<string, string>();
  for (const typed of cell.split(/[,;]/).filter((part) => part.trim())) {
    const tag = LeadTagInput.safeParse({ name: typed });
    if (!tag.success) throw new Invalid({ tags: 'A tag has at most 40 characters' });
    const key = tag.data.name.toLowerCase();
    names.set(key, names.get(key) ?? tag.data.name);
  }
  if (names.size > mostTags) throw new Invalid({ tags: `A lead carries at most ${mostTags} tags` });
  return [...names.values()];
}
