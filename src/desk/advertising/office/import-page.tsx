import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import { ColumnPicker, columnWidth } from '#kit/office/parts/column-picker.tsx';
import { SheetImport } from '#kit/office/parts/sheet-import.tsx';
import { useSheetImport } from '#kit/office/parts/use-sheet-import.ts';
import { readSheet } from '#kit/office/read-sheet.ts';
import { headerOf, type HeadedSheet } from '#kit/office/sheet-columns.ts';
import { platformName } from '../row-name.ts';
import { maxGroupRows, spendPlatforms, type RowOutcome, type SpendMapping, type SpendPlatform } from '../spend.ts'; // prettier-ignore
import { advertisingCalls } from './advertising-calls.ts';
import { SpendReport } from './spend-report.tsx';
import { fieldNames, guessMapping, guessPlatform, isWhole, readSpend, tableIn, type ReadSpend } from './spend-sheet.ts'; // prettier-ignore

type Open = { sheet: HeadedSheet; mapping: SpendMapping; platform: SpendPlatform };
type Looked = { read: ReadSpend; outcomes: Map<number, RowOutcome>; isDone: boolean };

/** A report of Google Ads or Meta becomes costs by day: choose the file, say which column is what, look, take it in. */
export function SpendImportPage() {
  const [opened, setOpened] = useState<Open | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const { open, send, problem, progress } = useSheetImport();
  const isBusy = progress !== null;

  const choose = ([file]: File[]) =>
    open(async () => {
      if (!file) return;
      setLooked(null);
      const sheet = tableIn(await readSheet(file));
      const { mapping } = await advertisingCalls.mapping(headerOf(sheet));
      setOpened({
        sheet,
        mapping: mapping ?? guessMapping(sheet.columns),
        platform: guessPlatform(sheet.columns),
      });
    });

  async function take({ sheet, mapping, platform }: Open, dryRun: boolean) {
    const read = readSpend(sheet, mapping);
    const shared = { platform, currency: read.currency, header: headerOf(sheet), mapping, dryRun };
    const answers = await send(read.rows, maxGroupRows, (rows) =>
      advertisingCalls.import({ ...shared, rows }),
    );
    if (!answers) return;
    const outcomes = new Map(answers.map(({ line, outcome }) => [line, outcome]));
    setLooked({ read, outcomes, isDone: !dryRun });
  }

  function change(change: Partial<Open>) {
    if (opened) setOpened({ ...opened, ...change });
    setLooked(null);
  }

  return (
    <SheetImport
      title="Import costs"
      intro="The CSV report of Google Ads or Meta, in rupees, with a row for each campaign and day. A day that was taken in before is replaced, so nothing counts twice."
      fileLabel="CSV report"
      fileName={opened?.sheet.fileName}
      onChosen={choose}
      problem={problem}
      progress={progress}
      sending="Rows sent"
      beside={
        <Button component={Link} to="/advertising" sx={{ ml: 1 }}>
          To Advertising
        </Button>
      }
    >
      {opened && !looked?.isDone && (
        <ColumnPicker
          sheet={opened.sheet}
          names={fieldNames}
          mapping={opened.mapping}
          keptFor="report"
          needed="the day, the campaign and the cost"
          isWhole={isWhole(opened.mapping)}
          isBusy={isBusy}
          onMapping={(mapping) => change({ mapping })}
          onCheck={() => void take(opened, true)}
        >
          <TextField
            select
            label="Report of"
            value={opened.platform}
            helperText=" "
            onChange={({ target: { value } }) => change({ platform: value as SpendPlatform })}
            sx={columnWidth}
          >
            {spendPlatforms.map((one) => (
              <MenuItem key={one} value={one}>
                {platformName(one)}
              </MenuItem>
            ))}
          </TextField>
        </ColumnPicker>
      )}
      {opened && looked && (
        <SpendReport {...looked} isBusy={isBusy} onImport={() => void take(opened, false)} />
      )}
    </SheetImport>
  );
}
