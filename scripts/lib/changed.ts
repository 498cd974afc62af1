import { execFileSync } from 'node:child_process';

/** Layers and words in paths that say nothing about what is dealt with. */
const general = /^(src|domain|api|admin|web|site|shop|jobs|db|schema|seed|staff|browser|adapters|testing)$/;

/**
 * The nouns that a file deals with, in the singular: `src/domain/quotations/send-quotation.ts` → `quotation`. A file that
 * everything rests on has none.
 */
export function nounsOf(file: string): string[] {
  const [, ...folders] = file.split('/').slice(0, -1);
  const own = folders.filter((folder) => !general.test(folder));
  const name = (file.split('/').at(-1) ?? '').split('.')[0] ?? '';
  const loose = own.length === 0 && /^src\/(api\/(staff|browser)|web\/(site|shop)|db\/(schema|seed)|jobs)\//.test(file);
  const nouns = loose || file.startsWith('e2e/') ? [name] : own.slice(0, 1);
  return nouns.map((noun) => noun.replace(/ies$/, 'y').replace(/s$/, ''));
}

/** The tests that a change to these files may concern, and whether it may concern all of them. */
export function concernedBy(changed: string[], tests: string[]): { chosen: string[]; everything: boolean } {
  const code = changed.filter((file) => /^(src|e2e)\//.test(file));
  const nouns = [...new Set(code.flatMap(nounsOf))];
  const chosen = tests.filter(
    (test) => changed.includes(test) || nouns.some((noun) => noun !== '' && test.includes(noun)),
  );
  return { chosen, everything: code.some((file) => !tests.includes(file) && nounsOf(file).length === 0) };
}

/** What is not committed yet; when all is, what the last commit changed. @param since another commit to compare with */
export function changedFiles(since?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  return changed.length > 0 || since ? changed : git('diff', '--name-only', 'HEAD~1');
}
