import register from './processing.json' with { type: 'json' };

/** Why a table holds personal data, on what ground, and until when. */
export type Ground = { people: string; purpose: string; basis: string; retention: string };
export type ProcessedColumn = { table: string; column: string } & Ground;

type Entry = Partial<Ground> & {
  /** Columns, parted by spaces: what says something of a person, and what does not. */
  personal?: string;
  other: string;
};
const entries: Record<string, Entry> = register;

const words = (text = '') => text.split(' ').filter(Boolean);

/**
 * The register of processing: what the schema holds, each column of personal data with its ground.
 * @param schema every column that there is
 * @returns `unlisted`: columns that nobody has said anything of; a test fails for each
 */
export function registerOf(schema: { table: string; column: string }[]) {
  const listed: ProcessedColumn[] = [];
  const unlisted: { table: string; column: string }[] = [];
  for (const { table, column } of schema) {
    const entry = entries[table];
    if (words(entry?.personal).includes(column)) {
      const { people = '', purpose = '', basis = '', retention = '' } = entry ?? {};
      listed.push({ table, column, people, purpose, basis, retention });
    } else if (!words(entry?.other).includes(column)) unlisted.push({ table, column });
  }
  return { listed, unlisted };
}

/** What the register speaks of, for the check that it is all still there. */
export const registered = Object.entries(entries).flatMap(([table, { personal, other }]) =>
  [...words(personal), ...words(other)].map((column) => ({ table, column })),
);
