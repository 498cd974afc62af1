import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { refusalText } from '#kit/office/http.ts';
import { FileButton } from '#kit/office/parts/file-button.tsx';
import { groupRows, readSheet, type Sheet } from '#kit/office/read-sheet.ts';
import {
  maxGroupLines,
  statementFields,
  type LineOutcome,
  type StatementMapping,
} from '../bank-transaction.ts';
import { bankCalls } from './bank-calls.ts';
import {
  belowPreamble,
  fieldNames,
  guessMapping,
  headerOf,
  isWhole,
  readStatement,
  type ReadStatement,
} from './statement-sheet.ts';

type Open = { sheet: Sheet & { skipped: number }; mapping: StatementMapping };
type Looked = { read: ReadStatement; outcomes: Map<number, LineOutcome>; isDone: boolean };

const maxShown = 50;
const outcomeNames = {
  new: ['to be matched', 'is new'],
  repeated: ['known from an earlier statement', 'is known from an earlier statement'],
  recorded: ['recorded already', 'is recorded already'],
} satisfies Record<LineOutcome, [string, string]>;

/** A bank statement becomes credits to match: choose the file, say which column is what, look, take it in. */
export function StatementImportPage() {
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
      const { mapping } = await bankCalls.mapping(headerOf(sheet));
      setOpen({ sheet, mapping: mapping ?? guessMapping(sheet.columns) });
    } catch (error) {
      setProblem(refusalText(error));
    }
  }

  /** Group after group; one that is sent again changes nothing more. */
  async function send({ sheet, mapping }: Open, dryRun: boolean) {
    const read = readStatement(sheet, mapping);
    const groups = groupRows(read.lines, maxGroupLines);
    const outcomes = new Map<number, LineOutcome>();
    setProblem('');
    setProgress(0);
    try {
      for (const [i, lines] of groups.entries()) {
        for (const { line, outcome } of await bankCalls.import({
          header: headerOf(sheet),
          mapping,
          dryRun,
          lines,
        }))
          outcomes.set(line, outcome);
        setProgress(((i + 1) / groups.length) * 100);
      }
      setLooked({ read, outcomes, isDone: !dryRun });
    } catch (error) {
      setProblem(`${refusalText(error)} Nothing is lost: press the button again.`);
    }
    setProgress(null);
  }

  return (
    <Box sx={{ maxWidth: 960, py: 2 }}>
      <Title title="Import a bank statement" />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        The CSV file that your bank offers. Only credits are taken in, each once, also from statements that
        overlap. Nothing is booked by it.
      </Typography>
      <FileButton
        fileLabel="CSV file"
        accept=".csv,text/csv"
        variant={open ? 'outlined' : 'contained'}
        color={open ? 'primary' : 'secondary'}
        onChosen={choose}
      >
        {open ? `${open.sheet.fileName}: choose another` : 'Choose a file'}
      </FileButton>
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
          aria-label="Lines sent"
          sx={{ mt: 2 }}
        />
      )}
      {open && !looked?.isDone && (
        <Columns
          open={open}
          isBusy={progress !== null}
          onMapping={(mapping) => {
            setOpen({ ...open, mapping });
            setLooked(null);
          }}
          onCheck={() => void send(open, true)}
        />
      )}
      {open && looked && (
        <Report looked={looked} isBusy={progress !== null} onImport={() => void send(open, false)} />
      )}
    </Box>
  );
}

/** Which column is what, with an example of each. */
function Columns({
  open: { sheet, mapping },
  isBusy,
  onMapping,
  onCheck,
}: {
  open: Open;
  isBusy: boolean;
  onMapping: (mapping: StatementMapping) => void;
  onCheck: () => void;
}) {
  const example = (at: number | undefined) =>
    at === undefined
      ? ' '
      : sheet.rows.find((cells) => cells[at]?.trim())?.[at]?.slice(0, 60) || 'always empty';
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Which column is what
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Kept for the next statement with the same columns.
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {statementFields.map((field) => (
            <TextField
              key={field}
              select
              label={fieldNames[field]}
              value={mapping[field] ?? ''}
              onChange={({ target: { value } }) => {
                const { [field]: _before, ...others } = mapping;
                onMapping(value === '' ? others : { ...others, [field]: Number(value) });
              }}
              helperText={example(mapping[field])}
              sx={{ flex: '1 1 240px', maxWidth: { sm: 300 } }}
            >
              <MenuItem value="">Not in the file</MenuItem>
              {sheet.columns.map((name, at) => (
                <MenuItem key={at} value={at}>
                  {name || `Column ${at + 1}`}
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
            Say which columns hold the date, the description and the credit.
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

/** What would become of the lines, or became of them. */
function Report({
  looked: { read, outcomes, isDone },
  isBusy,
  onImport,
}: {
  looked: Looked;
  isBusy: boolean;
  onImport: () => void;
}) {
  const count = (outcome: LineOutcome) => [...outcomes.values()].filter((one) => one === outcome).length;
  const fresh = outcomes.size - count('repeated');
  return (
    <Card component="section" aria-label={isDone ? 'Report' : 'Preview'} sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          {isDone ? 'Taken in' : 'What is in it'}
        </Typography>
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {(Object.keys(outcomeNames) as LineOutcome[]).map((outcome) => (
            <li key={outcome}>
              <strong>{count(outcome)}</strong> {outcomeNames[outcome][0]}
            </li>
          ))}
          <li>
            <strong>{read.others}</strong> without a credit, left out
          </li>
        </Box>
        {read.unreadable.length > 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {read.unreadable.length} with a day or an amount that cannot be read, left out:{' '}
            {read.unreadable
              .slice(0, 5)
              .map(({ line, text }) => `line ${line} (${text})`)
              .join('; ')}
          </Alert>
        )}
        {isDone ? (
          <Button component={Link} to="/bank-transactions" variant="contained" color="secondary">
            Match them
          </Button>
        ) : (
          <Button variant="contained" color="secondary" disabled={isBusy || fresh === 0} onClick={onImport}>
            Import {fresh} {fresh === 1 ? 'line' : 'lines'}
          </Button>
        )}
        {!isDone && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, mb: 0 }}>
            {read.lines.slice(0, maxShown).map(({ line, bookedOn, description, creditPaise }) => (
              <Box
                component="li"
                key={line}
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  gap: 2,
                  py: 0.75,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {formatDate(bookedOn)} · {description}
                  <Typography variant="body2" color="text.secondary">
                    Line {line} {outcomeNames[outcomes.get(line) ?? 'new'][1]}
                  </Typography>
                </Box>
                <Box sx={{ whiteSpace: 'nowrap' }}>{formatInr(creditPaise)}</Box>
              </Box>
            ))}
            {read.lines.length > maxShown && <li>And {read.lines.length - maxShown} more.</li>}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
