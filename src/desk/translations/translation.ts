import { z } from 'zod';
import { otherLanguages, type OtherLanguage } from '#kit/language/language.ts';

const plain = (value: string) => value.isWellFormed() && !value.includes('\u0000');
const plainText = z
  .string()
  .max(6_000, 'Use at most 6,000 characters')
  .refine(plain, /*i18n*/ 'Use plain text');
/** As forms and the seed write texts: without space around them. */
const translated = plainText.trim();

/** One translation; empty takes it away, and pages show the English text again. */
export const TranslationInput = z.strictObject({
  language: z.enum(otherLanguages),
  source: plainText.min(1),
  text: translated,
});
export type TranslationInput = z.infer<typeof TranslationInput>;

/** Which texts staff want to see. `page`: the name of a page; `missing`: without a translation into `language`, or into any. */
export const TranslationFilter = z.object({
  page: z.string().max(120).optional(),
  language: z.enum(otherLanguages).optional(),
  missing: z.stringbool().default(false),
  q: z.string().trim().max(200).optional(),
});
export type TranslationFilter = z.infer<typeof TranslationFilter>;

export const maxImportedRows = 200;

/** A part of a translator's sheet. An empty cell changes nothing. `dryRun` only says what would happen. */
export const TranslationImport = z.strictObject({
  dryRun: z.boolean(),
  rows: z
    .array(z.strictObject({ source: plainText, hi: translated.default(''), mr: translated.default('') }))
    .min(1)
    .max(maxImportedRows),
});
export type TranslationImport = z.infer<typeof TranslationImport>;

/** What becomes of a cell that is not as it was. `unknown`: no page shows this English text. */
export type ImportedCell = {
  source: string;
  language: OtherLanguage;
  outcome: 'added' | 'changed' | 'unknown';
  before: string;
  after: string;
};

/** Where a text stands: a page's name and address, and the part of it. */
export type Place = { page: string; path: string; part: string };

/** An English text with what it is in other languages; empty where nobody has said it yet. */
export type Text = { id: string; source: string; places: Place[] } & Record<OtherLanguage, string>;
