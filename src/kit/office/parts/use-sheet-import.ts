import { useState } from 'react';
import { refusalText } from '#kit/office/http.ts';
import { groupRows } from '#kit/office/read-sheet.ts';

/** How far a sheet has been sent, in percent, and what stopped it. */
export function useSheetImport() {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  return {
    progress,
    problem,
    /** Opens a file that somebody chose; what is wrong with it becomes the problem. */
    async open(read: () => Promise<void>) {
      setProblem('');
      try {
        await read();
      } catch (error) {
        setProblem(refusalText(error));
      }
    },
    /**
     * Group after group, so that a slow line loses at most one of them; a group sent again changes nothing more.
     * @returns the answers to all rows, or null where it stopped
     */
    async send<Row, Answer>(
      rows: Row[],
      most: number,
      group: (rows: Row[]) => Promise<Answer[]>,
    ): Promise<Answer[] | null> {
      const groups = groupRows(rows, most);
      const answers: Answer[] = [];
      setProblem('');
      setProgress(0);
      try {
        for (const [i, some] of groups.entries()) {
          answers.push(...(await group(some)));
          setProgress(((i + 1) / groups.length) * 100);
        }
        return answers;
      } catch (error) {
        setProblem(`${refusalText(error)} Nothing is lost: press the button again.`);
        return null;
      } finally {
        setProgress(null);
      }
    },
  };
}
