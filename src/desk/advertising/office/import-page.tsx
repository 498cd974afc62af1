import { Alert, Box, Button, Card, CardContent, LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material'; // prettier-ignore
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { refusalText } from '#kit/office/http.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { groupRows, readSheet, type Sheet } from '#kit/office/read-sheet.ts';
import { platformName } from '../row-name.ts';
import {
  maxGroupRows,
  spendFields,
  spendPlatforms,
  type RowOutcome,
  type SpendMapping,
  type SpendPlatform,
} from '../spend.ts';
import { advertisingCalls } from './advertising-calls.ts';
import { SpendReport } from './spend-report.tsx';
import { belowPreamble, fieldNames, guessMapping, guessPlatform, headerOf, isWhole, readSpend, type ReadSpend } from './spend-sheet.ts'; // prettier-ignore

type Open = { sheet: Sheet & { skipped: number }; mapping: SpendMapping; platform: SpendPlatform };
type Looked = { read: ReadSpend; outcomes: Map<number, RowOutcome>; isDone: boolean };

/** A report of Google Ads or Meta becomes costs by day: choose the file, say which column is what, look, take it in. */
export function SpendImportPage() {
  const [open, setOpen] = useState<Open | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function choose([file]: File[]) {
    if (!file) return;
    setProblem('');
    setLooked(null);
    try {
      const sheet = belowPreamble(await readSheet(file));
      const { mapping } = await advertisingCalls.mapping(headerOf(sheet));
      setOpen({
        sheet,
        mapping: mapping ?? guessMapping(sheet.columns),
        platform: guessPlatform(sheet.columns),
      });
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  /** Group after group; one that is sent again changes nothing more. */
  async function send({ sheet, mapping, platform }: Open, dryRun: boolean) {
    const read = readSpend(sheet, mapping);
    const groups = groupRows(read.rows, maxGroupRows);
    const outcomes = new Map<number, RowOutcome>();
    const shared = { platform, currency: read.currency, header: headerOf(sheet), mapping, dryRun };
    setProblem('');
    setProgress(0);
    try {
      for (const [i, rows] of groups.entries()) {
        for (const { line, outcome } of await advertisingCalls.import({ ...shared, rows }))
          outcomes.set(line, outcome);
        setProgress(((i + 1) / groups.length) * 100);
      }
      setLooked({ read, outcomes, isDone: !dryRun });
    } catch (error) {
      setProblem(refusalText(error));
    }
    setProgress(null);
  }

  return (
    <Box sx={{ maxWidth: 960, py: 2 }}>
      <Title title="Import costs" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        The CSV report of Google Ads or Meta, in rupees, with a row for each campaign and day. A day that was
        taken in before is replaced, so nothing counts twice.
      </Typography>
      <FileButton
        fileLabel="CSV report"
        accept=".csv,text/csv"
        variant={open ? 'outlined' : 'contained'}
        color={open ? 'primary' : 'secondary'}
        onChosen={choose}
      >
        {open ? `${open.sheet.fileName}: choose another` : 'Choose a file'}
      </FileButton>
      <Button component={Link} to="/advertising" sx={{ ml: 1 }}>
        To Advertising
      </Button>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          color="secondary"
          value={progress}
          aria-label="Rows sent"
          sx={{ mt: 2 }}
        />
      )}
      {open && !looked?.isDone && (
        <Columns
          open={open}
          isBusy={progress !== null}
          onChange={(change) => {
            setOpen({ ...open, ...change });
            setLooked(null);
          }}
          onCheck={() => void send(open, true)}
        />
      )}
      {open && looked && (
        <SpendReport {...looked} isBusy={progress !== null} onImport={() => void send(open, false)} />
      )}
    </Box>
  );
}

interface ColumnsProps {
  open: Open;
  isBusy: boolean;
  onChange: (change: Partial<Open>) => void;
  onCheck: () => void;
}

/** Whose report it is, and which column is what, with an example of each. */
function Columns({ open: { sheet, mapping, platform }, isBusy, onChange, onCheck }: ColumnsProps) {
  const example = (at: number | undefined) =>
    at === undefined
      ? ' '
      : sheet.rows.find((cells) => cells[at]?.trim())?.[at]?.slice(0, 60) || 'always empty';
  const field = { flex: '1 1 240px', maxWidth: { sm: 300 } };
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Which column is what
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Kept for the next report with the same columns.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          <TextField
            select
            label="Report of"
            value={platform}
            helperText=" "
            onChange={({ target: { value } }) => onChange({ platform: value as SpendPlatform })}
            sx={field}
          >
            {spendPlatforms.map((one) => (
              <MenuItem key={one} value={one}>
                {platformName(one)}
              </MenuItem>
            ))}
          </TextField>
          {spendFields.map((name) => (
            <TextField
              key={name}
              select
              label={fieldNames[name]}
              value={mapping[name] ?? ''}
              onChange={({ target: { value } }) => {
                const { [name]: _before, ...others } = mapping;
                onChange({ mapping: value === '' ? others : { ...others, [name]: Number(value) } });
              }}
              helperText={example(mapping[name])}
              sx={field}
            >
              <MenuItem value="">Not in the file</MenuItem>
              {sheet.columns.map((column, at) => (
                <MenuItem key={at} value={at}>
                  {column || `Column ${at + 1}`}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy || !isWhole(mapping)}
          onClick={onCheck}
          sx={{ mt: 1 }}
        >
          Check {sheet.rows.length} lines
        </Button>
        {!isWhole(mapping) && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Say which columns hold the day, the campaign and the cost.
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}
