import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { nounsOf } from './on-both-databases.ts';
import { roomsOf } from './room-of.ts';

/** What fits into a minute and a half beside the checks and the build, on two cores. */
const most = { files: 60, stories: 12 };

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isProcess = (file: string) => file.includes('.process.test.');

/** `galleries` → `gallery`, as stories are named for one or for many. */
const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** What a file deals with, the innermost room first; of a story the words of its name. */
const nouns = (file: string) =>
  (file.startsWith('e2e/') ? [file.slice(4).split('.')[0] ?? ''] : roomsOf(file).toReversed()).map(singular);

/** What a choice tells of. `left` are those that a whole run tells of only, `everything` whether all may be concerned. */
export type Choice = { chosen: string[]; left: string[]; everything: boolean };

/**
 * The tests that a change to these files concerns most, as many as fit: a test that changed, then those that tell of
 * the innermost room of a changed source, then those of the rooms around it. Stories about processes take minutes, and
 * run only when they changed themselves.
 */
export function concernedBy(changed: string[], tests: string[]): Choice {
  const sources = changed.filter((file) => /^(src|e2e)\//.test(file) && !isTest(file));
  const dealtWith = sources.map(nouns);
  const farness = (test: string) => {
    if (changed.includes(test)) return 0;
    const told = test.startsWith('e2e/') ? [test.slice(4)] : [...nounsOf(test)];
    const tells = (noun: string) => told.some((name) => `-${name}`.includes(`-${noun}`));
    const found = dealtWith.map((rooms) => rooms.findIndex(tells)).filter((room) => room >= 0);
    return found.length > 0 ? Math.min(...found) + 1 : Infinity;
  };
  const concerned = tests
    .map((test) => ({ test, far: farness(test) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far);
  const room = { ...most };
  const fits = ({ test, far }: { test: string; far: number }) => {
    if (isProcess(test)) return far === 0;
    const left = test.startsWith('e2e/') ? (room.stories -= storiesIn(test)) : --room.files;
    return far === 0 || left >= 0;
  };
  const chosen = new Set(concerned.filter(fits).map(({ test }) => test));
  return {
    chosen: tests.filter((test) => chosen.has(test)),
    left: concerned.map(({ test }) => test).filter((test) => !chosen.has(test)),
    everything: sources.some((file) => nouns(file).length === 0),
  };
}

const storiesIn = (file: string) => readFileSync(file, 'utf8').match(/^ *test\(/gm)?.length ?? 1;

/** What is not committed yet; when all is, what the last commit changed. @param since another commit to compare with */
export function changedFiles(since?: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changed = [...git('diff', '--name-only', since ?? 'HEAD'), ...untracked];
  return changed.length > 0 || since ? changed : git('diff', '--name-only', 'HEAD~1');
}
