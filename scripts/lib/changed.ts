import { execFileSync } from 'node:child_process';
import { nounsOf } from './on-both-databases.ts';
import { roomsOf } from './room-of.ts';

/** `galleries` → `gallery`, as stories are named for one or for many. */
const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** What a file deals with: its rooms, or the words of a story's name. */
const nouns = (file: string) =>
  (file.startsWith('e2e/') ? [file.slice(4).split('.')[0] ?? ''] : roomsOf(file)).map(singular);

/** The tests that a change to these files may concern, and whether it may concern all of them. */
export function concernedBy(changed: string[], tests: string[]): { chosen: string[]; everything: boolean } {
  const code = changed.filter((file) => /^(src|e2e)\//.test(file));
  const dealtWith = [...new Set(code.flatMap(nouns))];
  const tellsOf = (test: string) => (test.startsWith('e2e/') ? [test.slice(4)] : [...nounsOf(test)]);
  const concerned = (test: string) =>
    dealtWith.some((noun) => tellsOf(test).some((told) => `-${told}`.includes(`-${noun}`)));
  return {
    chosen: tests.filter((test) => changed.includes(test) || concerned(test)),
    everything: code.some((file) => !tests.includes(file) && nouns(file).length === 0),
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
