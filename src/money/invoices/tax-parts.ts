import type { Paise } from '#kit/india/money.ts';
import type { TaxParts } from './invoice.ts';

/** So much of an advance, as a return has it. */
export type AdvancePart = TaxParts & { placeOfSupply: string; percent: number };

export const noTax = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
const nothing: TaxParts = { taxablePaise: 0, ...noTax };
const partNames = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;

/** Each of the four by its name. */
export const byPart = (of: (name: keyof TaxParts) => Paise) =>
  Object.fromEntries(partNames.map((name) => [name, of(name)])) as TaxParts;

/** Value and taxes together. */
export const sumOf = (parts: TaxParts) => partNames.reduce((sum, name) => sum + parts[name], 0);
export const addedUp = (all: TaxParts[]) => byPart((name) => all.reduce((sum, one) => sum + one[name], 0));
export const difference = (a = nothing, b = nothing) => byPart((name) => a[name] - b[name]);
