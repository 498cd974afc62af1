import { execFileSync } from 'node:child_process';
import { nounsOf } from './on-both-databases.ts';

/** Layers, which say nothing about what is dealt with. */
const layers = /^(src|e2e|domain|api|admin|web|site|shop|jobs|db|schema|seed|staff|browser|adapters)$/;
/** Where a file that stands in no folder of a noun is named for it. */
const loose = /^(e2e|src\/(api\/(staff|browser)|web\/(site|shop)|db\/(schema|seed)|jobs))\/[^/]+$/;

/**
 * The noun that a file deals with, in the singular: `src/domain/quotations/send-quotation.ts` → `quotation`. Null for a
 * file that everything rests on.
 */
export function nounOf(file: string): string | null {
  const parts = file.split('/');
  const name = parts.at(-1)?.split('.')[0] ?? '';
  const noun = loose.test(file) ? name : parts.slice(0, -1).find((folder) => !layers.test(folder));
  return noun?.replace(/ies$/, 'y').replace(/s$/, '') ?? null;
}

/** The tests that a change to these files may concern, and whether it may concern all of them. */
export function concernedBy(changed: string[], tests: string[]): { chosen: string[]; everything: boolean } {
  const code = changed.filter((file) => /^(src|e2e)\//.test(file));
  const nouns = new Set(code.flatMap((file) => nounOf(file) ?? []));
  const tellsOf = (test: string) =>
    test.startsWith('e2e/') ? test.slice(4).split(/[-.]/) : [...nounsOf(test)];
  const concerned = (test: string) =>
    [...nouns].some((noun) => tellsOf(test).some((word) => word.startsWith(noun)));
  return {
    chosen: tests.filter((test) => changed.includes(test) || concerned(test)),
    everything: code.some((file) => !tests.includes(file) && nounOf(file) === null),
  };
}

/** What is not committed yet; when all is, what the last commit changed. @param since another commit to compare with */
export function changedFiles(since?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  return changed.length > 0 || since ? changed : git('diff', '--name-only', 'HEAD~1');
}
