import { Button, MenuItem, TextField } from '@mui/material';
import { Link } from 'react-router';
import { ColumnPicker, columnWidth } from '#kit/office/parts/column-picker.tsx';
import { SheetImport } from '#kit/office/parts/sheet-import.tsx';
import { useHeadedImport, type Opened } from '#kit/office/parts/use-headed-import.ts';
import { platformName } from '../row-name.ts';
import { maxGroupRows, spendPlatforms, type RowOutcome, type SpendMapping, type SpendPlatform } from '../spend.ts'; // prettier-ignore
import { advertisingCalls } from './advertising-calls.ts';
import { SpendReport } from './spend-report.tsx';
import { fieldNames, guessMapping, guessPlatform, isWhole, readSpend, tableIn, type ReadSpend } from './spend-sheet.ts'; // prettier-ignore

type Choice = Opened<SpendMapping> & { platform: SpendPlatform };

/** A report of Google Ads or Meta becomes costs by day: choose the file, say which column is what, look, take it in. */
export function SpendImportPage() {
  const { opened, looked, problem, progress, isBusy, choose, change, take } = useHeadedImport<
    Choice,
    ReadSpend,
    ReadSpend['rows'][number],
    RowOutcome
  >({
    tableIn,
    begin: async (sheet, header) => {
      const { mapping } = await advertisingCalls.mapping(header);
      const { columns } = sheet;
      return { sheet, mapping: mapping ?? guessMapping(columns), platform: guessPlatform(columns) };
    },
    readRows: ({ sheet, mapping }) => readSpend(sheet, mapping),
    rowsOf: ({ rows }) => rows,
    most: maxGroupRows,
    ask: ({ platform, mapping }, { read: { currency }, ...sent }) =>
      advertisingCalls.import({ ...sent, platform, currency, mapping }),
  });

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
