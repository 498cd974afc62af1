import { useState } from 'react';
import { readSheet, type Sheet } from '#kit/office/read-sheet.ts';
import { headerOf } from '#kit/office/sheet-columns.ts';
import { useSheetImport } from './use-sheet-import.ts';

/** A file that was opened, with which of its columns is what. */
export type Opened<Mapping> = { sheet: Sheet; mapping: Mapping };

/**
 * A file whose columns somebody says what they are: it is opened, looked through without being taken in, and taken in.
 * Whatever is chosen anew has to be looked through anew.
 */
export function useHeadedImport<Chosen extends Opened<object>, Read, Row, Outcome>({
  tableIn,
  begin,
  readRows,
  rowsOf,
  most,
  ask,
}: {
  /** Leaves out what stands above the columns' names. */
  tableIn: (sheet: Sheet) => Sheet;
  /** What is chosen at first for such a file. */
  begin: (sheet: Sheet, header: string) => Promise<Chosen>;
  readRows: (chosen: Chosen) => Read;
  rowsOf: (read: Read) => Row[];
  /** So many rows go at once. */
  most: number;
  ask: (
    chosen: Chosen,
    sent: { header: string; dryRun: boolean; read: Read; rows: Row[] },
  ) => Promise<{ line: number; outcome: Outcome }[]>;
}) {
  const [opened, setOpened] = useState<Chosen | null>(null);
  const [looked, setLooked] = useState<{
    read: Read;
    outcomes: Map<number, Outcome>;
    isDone: boolean;
  } | null>(null);
  const { open, send, problem, progress } = useSheetImport();
  return {
    opened,
    looked,
    problem,
    progress,
    isBusy: progress !== null,
    choose: ([file]: File[]) =>
      open(async () => {
        if (!file) return;
        setLooked(null);
        const sheet = tableIn(await readSheet(file));
        setOpened(await begin(sheet, headerOf(sheet)));
      }),
    change(change: Partial<Chosen>) {
      if (opened) setOpened({ ...opened, ...change });
      setLooked(null);
    },
    async take(chosen: Chosen, dryRun: boolean) {
      const read = readRows(chosen);
      const header = headerOf(chosen.sheet);
      const answers = await send(rowsOf(read), most, (rows) => ask(chosen, { header, dryRun, read, rows }));
      if (!answers) return;
      const outcomes = new Map(answers.map(({ line, outcome }) => [line, outcome]));
      setLooked({ read, outcomes, isDone: !dryRun });
    },
  };
}
