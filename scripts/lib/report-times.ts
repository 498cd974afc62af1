import { globSync, readFileSync } from 'node:fs';
import type { TestResult } from './read-reports.ts';

type Line = { of?: string; kind: string; seconds: number };
type Part = { name: string; seconds: number; tests: number };

/** Where the seconds went: each part, what the tests of a part did with theirs, and the ten slowest of all. */
export function reportTimes(parts: Part[], inAll: number, told: TestResult[], timesDir: string) {
  console.log('\n━━ Where the time went');
  for (const { name, seconds, tests } of parts) console.log(line(seconds, `${name} (${tests})`));
  console.log(line(inAll, 'in all'));
  for (const [what, kinds] of spent(timesDir)) {
    console.log(`\n${what}, all workers together:`);
    for (const [kind, seconds] of [...kinds].toSorted(([, a], [, b]) => b - a))
      if (seconds >= 0.5) console.log(line(seconds, kind));
  }
  console.log('\nThe ten slowest:');
  for (const { title, seconds } of told.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(line(seconds, title));
  console.log();
}

const line = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(7)} s  ${what}`;

/** Workers leave lines of `{ of?, kind, seconds }`; those of database tests name no `of`. @returns by what, by kind, the sums */
function spent(timesDir: string) {
  const sums = new Map<string, Map<string, number>>();
  for (const file of globSync(`${timesDir}/*.jsonl`))
    for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { of = 'Set-up of database tests', kind, seconds } = JSON.parse(text) as Line;
      const kinds = sums.get(of) ?? new Map<string, number>();
      sums.set(of, kinds.set(kind, (kinds.get(kind) ?? 0) + seconds));
    }
  return sums;
}
