import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import type { z } from 'zod';
import { formatInr } from '#kit/india/money.ts';
import { monthLabel } from '#kit/office/parts/month-field.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { callPath } from '#kit/path-of.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { useMonth } from '../../office/use-month.tsx';
import { returnTables, type ReturnTable, type TableSums } from '../gst-return.ts';
import type { FiledReturn } from './answers.ts';
import { TableRows } from './table-rows.tsx';

type Filed = z.infer<typeof FiledReturn>;

const columns = [
  ['taxablePaise', 'Taxable value'],
  ['igstPaise', 'IGST'],
  ['cgstPaise', 'CGST'],
  ['sgstPaise', 'SGST'],
] as const;
const names = Object.keys(returnTables) as ReturnTable[];

/** What is filed for a month (GSTR-1): every table with what it comes to, its rows, and the files to file it with. */
export function ReturnPage() {
  const { month, isMonth, field } = useMonth();
  const { data, error, isPending, refetch } = useGetOne<Filed>(
    'gst-returns',
    { id: month },
    { enabled: isMonth },
  );
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 1100 }}>
      <Title title="GST return" />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {field}
        {data && <Downloads month={month} />}
      </Stack>
      {error && <Refusal error={error as Error} onAgain={refetch} />}
      {!error && isPending && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />}
      {data && <Tables {...data} />}
    </Stack>
  );
}

const Downloads = ({ month }: { month: string }) => (
  <>
    <Button
      variant="contained"
      color="secondary"
      href={staffPath(callPath`/gst-returns/${month}/portal.json`)}
      download={`gstr1-${month}.json`}
      startIcon={<DownloadIcon />}
    >
      JSON for the portal
    </Button>
    <Button
      variant="outlined"
      href={staffPath(callPath`/gst-returns/${month}/sheets.zip`)}
      download={`gstr1-${month}.zip`}
      startIcon={<DownloadIcon />}
    >
      Sheets as CSV
    </Button>
    <Button
      variant="outlined"
      href={staffPath(`/invoices/documents.zip?${new URLSearchParams({ month })}`)}
      download={`documents-${month}.zip`}
      startIcon={<DownloadIcon />}
    >
      All documents as PDF
    </Button>
  </>
);

function Tables({ id, filed, sums, total, exported, waiting }: Filed) {
  const isEmpty = names.every((name) => sums[name].rows === 0);
  return (
    <>
      {!filed.gstin && (
        <Alert severity="info">There is no GST number of yours in the settings: nothing is filed.</Alert>
      )}
      {waiting.length > 0 && (
        <Alert severity="warning">
          These wait for their number from the e-invoice portal, and are no invoices before that:{' '}
          {waiting.join(', ')}
        </Alert>
      )}
      {exported && <Exported exported={exported} sums={sums} />}
      {isEmpty && (
        <Alert severity="info">Nothing was issued in {monthLabel(id)}. A return without rows is filed.</Alert>
      )}
      <Section title={`What ${monthLabel(id)} comes to`}>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mt: 1 }}>
          {columns.map(([name, label]) => (
            <Box key={name}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {formatInr(total[name])}
              </Typography>
            </Box>
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Tables 4 to 9 and 11A less 11B. Tax that buyers owe under reverse charge is not in it. The names of
          columns and fields are those of the portal’s offline tool: look at what the portal says once it has
          read the file.
        </Typography>
      </Section>
      {names.map((name) =>
        sums[name].rows === 0 ? null : (
          <Section key={name} title={`Table ${returnTables[name][0]}: ${returnTables[name][1]}`}>
            {name !== 'docs' && sums[name].taxablePaise !== 0 && <SumLine name={name} sums={sums[name]} />}
            <TableRows name={name} filed={filed} />
          </Section>
        ),
      )}
    </>
  );
}

const SumLine = ({ name: table, sums }: { name: ReturnTable; sums: TableSums }) => (
  <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
    {columns
      .filter(([name]) => name === 'taxablePaise' || sums[name] !== 0)
      .map(([name, label]) => `${table === 'nil' ? 'Value' : label} ${formatInr(sums[name])}`)
      .join(' · ')}
  </Typography>
);

/** When it was taken, and which tables have changed since. */
function Exported({ exported, sums }: { exported: NonNullable<Filed['exported']>; sums: Filed['sums'] }) {
  const changed = names.filter((name) =>
    [...columns.map(([column]) => column), 'rows' as const].some(
      (column) => sums[name][column] !== exported.sums[name]?.[column],
    ),
  );
  return (
    <Alert severity={changed.length > 0 ? 'warning' : 'success'}>
      {exported.staffName ?? 'Somebody'} took it for filing <When at={exported.at} inline />.{' '}
      {changed.length === 0 ? (
        'Nothing has changed since.'
      ) : (
        <>
          Since then other sums stand here:
          {changed.map((name) => (
            <div key={name}>
              Table {returnTables[name][0]}, {returnTables[name][1].toLowerCase()}:{' '}
              {formatInr(exported.sums[name]?.taxablePaise ?? 0)} was the taxable value, now it is{' '}
              {formatInr(sums[name].taxablePaise)}.
            </div>
          ))}
        </>
      )}
    </Alert>
  );
}
