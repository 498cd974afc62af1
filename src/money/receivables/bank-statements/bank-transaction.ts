/** What everybody may know about bank statements, browsers included. */
import { z } from 'zod';

export const transactionStatuses = ['open', 'booked', 'set-aside'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const statementFields = ['date', 'description', 'credit', 'reference', 'direction'] as const;
export type StatementField = (typeof statementFields)[number];
/** The column of each field, counted from zero. */
export const StatementMapping = z.partialRecord(z.enum(statementFields), z.number().int().min(0).max(200));
export type StatementMapping = z.infer<typeof StatementMapping>;

/** So many lines go in one call. */
export const maxGroupLines = 200;

const StatementLine = z.strictObject({
  /** Of the file, so that people find it again. */
  line: z.number().int().min(1).max(1_000_000),
  bookedOn: z.iso.date(),
  description: z.string().trim().max(500),
  reference: z.string().trim().max(80),
  creditPaise: z.number().int().min(1),
  /** How many lines before it in the file say the very same. */
  occurrence: z.number().int().min(0).max(10_000),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A part of a statement, its columns already known. Sent again, it changes nothing more. */
export const StatementGroup = z.strictObject({
  header: z.string().max(4_000),
  mapping: StatementMapping,
  /** Only says what would happen. */
  dryRun: z.boolean(),
  lines: z.array(StatementLine).min(1).max(maxGroupLines),
});
export type StatementGroup = z.infer<typeof StatementGroup>;

/** `repeated`: a statement had it before; `recorded`: a payment with its reference is recorded already. */
export const lineOutcomes = ['new', 'repeated', 'recorded'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Why an invoice or a quotation is proposed, the strongest reason first. */
export const matchReasons = ['utr', 'number', 'sum', 'tds', 'name'] as const;
export type MatchReason = (typeof matchReasons)[number];

const weights = { utr: 8, number: 4, sum: 2, tds: 2, name: 1 } satisfies Record<MatchReason, number>;
export const weightOf = ({ reasons }: { reasons: MatchReason[] }) =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0);

/** Statements pad UTRs with zeros and put signs between; what is left of it is a reference. */
export function normalReference(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '').replace(/^0+(?=\d{12}$)/, ''); // prettier-ignore
  return /^0*$/.test(plain) || plain.length < 3 ? '' : plain.slice(0, 40);
}

/** Whatever in a line may be a reference. */
export function referencesIn({ description, reference }: { description: string; reference: string }) {
  const words = description.toUpperCase().match(/[A-Z0-9]{8,22}/g) ?? [];
  const found = [reference, ...words.filter((word) => /\d/.test(word))].map(normalReference);
  return [...new Set(found.filter(Boolean))];
}

const utr = /^(\d{12}|(?=[A-Z](?:.*\d){8})[A-Z0-9]{16}(?:[A-Z0-9]{6})?)$/;
/** A reference as it was typed or printed: a UTR without the signs and zeros that some put into it, anything else as it is. */
export const spokenReference = (typed: string) => {
  const plain = normalReference(typed);
  return utr.test(plain) ? plain : typed;
};

/** What the bank calls a line: its column, or the UTR in its words. */
export const referenceOf = (line: { description: string; reference: string }) =>
  normalReference(line.reference) || (referencesIn(line).find((word) => utr.test(word)) ?? '');
