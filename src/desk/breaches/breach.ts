import { z } from 'zod';

const plain = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Use plain text');
const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));

/** One breach of personal data as staff write it down. */
export const BreachInput = z.strictObject({
  title: plain(160).min(1, 'Say in a few words what happened'),
  knownAt: moment,
  circumstances: plain(4_000),
  dataKinds: plain(2_000),
  people: z.number().int().min(0).max(100_000_000).nullable(),
  consequences: plain(4_000),
  measures: plain(4_000),
  advice: plain(4_000),
  boardToldAt: moment.nullable(),
  peopleToldAt: moment.nullable(),
});
export type BreachInput = z.infer<typeof BreachInput>;

/** The detailed report is due to the Board so many hours after we came to know. Source: DPDP Rules 2025, rule 7 */
export const boardHours = 72;
export const boardDueAt = ({ knownAt }: Pick<BreachInput, 'knownAt'>) =>
  new Date(knownAt.getTime() + boardHours * 3_600_000);
