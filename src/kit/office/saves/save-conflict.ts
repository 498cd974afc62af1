import { useSyncExternalStore } from 'react';
import type { Difference } from '#kit/rows/differences.ts';

/** What the server says of a save that was overtaken: who was first, and where the two differ. */
export type SaveConflict = { etag: string; by: string | null; at: string | null; fields: Difference[] };

/** What holds, field by field. */
export type Choice = Record<string, 'theirs' | 'yours'>;

/** What somebody is asked whose save was overtaken. */
export type Question = {
  conflict: SaveConflict;
  /** What is clear already: a field that only one of the two has changed. */
  begin: Choice;
  answer: (choice: Choice | null) => void;
};

let open: Question | null = null;
const watchers = new Set<() => void>();
const become = (next: Question | null) => {
  open = next;
  for (const notify of watchers) notify();
};

/** Asks which of two texts holds, above what is open. @returns null for somebody who would rather go on writing */
export const askToResolve = (conflict: SaveConflict, begin: Choice): Promise<Choice | null> =>
  new Promise((resolve) =>
    become({
      conflict,
      begin,
      answer(choice) {
        become(null);
        resolve(choice);
      },
    }),
  );

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => watchers.delete(notify);
};
export const useConflictQuestion = () => useSyncExternalStore(watch, () => open);
