/**
 * What a migration may not do while the version before it serves from the same database: take away or rename what that
 * one reads, refuse what it writes, or lock a table for as long as all its rows take. See docs/recipes.md.
 */
const rules: { broken: RegExp; says: string }[] = [
  { broken: /^drop table|\bdrop column\b/i, says: 'takes away what the version before still reads' },
  { broken: /\brename (to|column|constraint)\b/i, says: 'renames what the version before still reads' },
  { broken: /\bset data type\b|\balter column "\w+" type\b/i, says: 'rewrites a table under its lock' },
  { broken: /\bset not null\b/i, says: 'refuses rows that the version before still writes' },
  {
    broken: /\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/i,
    says: 'refuses rows that the version before still writes: give the column a default',
  },
  {
    broken: /^create (unique )?index (?!concurrently)/i,
    says: 'locks a table while its index is built: say "concurrently"',
  },
  {
    broken: /\badd constraint\b(?!.*\bnot valid\b).*\b(check|foreign key|unique)\b/i,
    says: 'reads a whole table under its lock: say "not valid", or build a unique index concurrently',
  },
];

/** Before a statement that takes something away: since which version nobody reads it any more. */
const contract = /^--\s*not read since (\d+\.\d+\.\d+)/im;

/**
 * @param migration the SQL of one file
 * @param version of the package: what was read by its last release may not go with it
 * @returns what is wrong with it, in words; none where all is well
 */
export function brokenRules(migration: string, version: string): string[] {
  const statements = migration.split('--> statement-breakpoint').map((statement) => ({
    bare: statement
      .replaceAll(/^\s*--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    since: contract.exec(statement)?.[1],
  }));
  // Nobody reads or writes yet what the same migration makes.
  const made = statements.flatMap(
    ({ bare }) => /^create table (?:if not exists )?"(\w+)"/i.exec(bare)?.[1] ?? [],
  );
  return statements
    .filter(
      ({ bare }) =>
        !made.some((table) => new RegExp(`^(alter table|create.* on) "${table}"`, 'i').test(bare)),
    )
    .filter(({ since }) => !since || !isOlder(since, version))
    .flatMap(({ bare }) =>
      rules.filter(({ broken }) => broken.test(bare)).map(({ says }) => `${bare.slice(0, 80)}: ${says}`),
    );
}

function isOlder(one: string, other: string) {
  const [a = [], b = []] = [one, other].map((version) => version.split('.').map(Number));
  const differs = a.findIndex((part, i) => part !== b[i]);
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0);
}
