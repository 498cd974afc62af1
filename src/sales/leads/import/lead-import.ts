import { z } from 'zod';

/** So many rows go in one call. */
export const maxGroupRows = 200;

export const importFields = [
  'name',
  'phone',
  'email',
  'service',
  'message',
  'source',
  'value',
  'tags',
] as const;
export type ImportField = (typeof importFields)[number];

const cell = z.string().max(5_000).default('');

/** A part of a spreadsheet, its columns already known. Sent again, a group changes nothing more. */
export const ImportGroup = z.strictObject({
  /** Names the file's import; with a row's line it names the row. */
  importId: z.uuid(),
  fileName: z.string().trim().max(200),
  /** What becomes of a row whose number or address a lead has already. */
  duplicates: z.enum(['skip', 'join']),
  /** Only says what would happen. */
  dryRun: z.boolean(),
  rows: z
    .array(
      z.strictObject({
        line: z.number().int().min(1).max(1_000_000),
        name: cell,
        phone: cell,
        email: cell,
        service: cell,
        message: cell,
        source: cell,
        /** What it may bring, in rupees. */
        value: cell,
        /** Names of tags, with commas between them; new ones are made. */
        tags: cell,
        custom: z.record(z.uuid(), cell).default({}),
      }),
    )
    .min(1)
    .max(maxGroupRows),
});
export type ImportGroup = z.infer<typeof ImportGroup>;
export type ImportRow = ImportGroup['rows'][number];

/** `made`: a new lead; `joined`: another touch of a known one; `skipped`: known already; `refused`: see `errors`. */
export const importOutcomes = ['made', 'joined', 'skipped', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type ImportResult = {
  line: number;
  outcome: ImportOutcome;
  leadId: string | null;
  errors: Record<string, string>;
  /** What the row's person is recognised by; only where it was not taken in yet. */
  names: string[];
};
