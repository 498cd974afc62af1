import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Alert, Button, Skeleton, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography,
} from '@mui/material'; // prettier-ignore
import { Title, useGetOne } from 'react-admin';
import type { z } from 'zod';
import { formatInrExact } from '#kit/india/money.ts';
import { monthLabel } from '#kit/office/parts/month-field.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { callPath } from '#kit/path-of.ts';
import { staffPath } from '#kit/screen-paths.ts';
import { useMonth } from '../../office/use-month.tsx';
import { ledgers, type Ledger } from '../ledgers.ts';
import type { MonthBooks } from './answers.ts';

type Books = z.infer<typeof MonthBooks>;

/** What a month's documents make in the books, and the files for the programs of accountants. */
export function BooksPage() {
  const { month, isMonth, field } = useMonth();
  const { data, error, isPending, refetch } = useGetOne<Books>('books', { id: month }, { enabled: isMonth });
  return (
    <Stack sx={{ py: 2, gap: 2, maxWidth: 820 }}>
      <Title title="Tally and Zoho" />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {field}
        {data && data.vouchers > 0 && (
          <>
            <Button
              variant="outlined"
              href={staffPath(callPath`/books/${month}/tally.zip`)}
              download={`tally-${month}.zip`}
              startIcon={<DownloadIcon />}
            >
              Tally (XML)
            </Button>
            <Button
              variant="outlined"
              href={staffPath(callPath`/books/${month}/zoho.zip`)}
              download={`zoho-books-${month}.zip`}
              startIcon={<DownloadIcon />}
            >
              Zoho Books (CSV)
            </Button>
          </>
        )}
      </Stack>
      {error && <Refusal error={error as Error} onAgain={refetch} />}
      {!error && isPending && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />}
      {data?.vouchers === 0 && (
        <Alert severity="info">Nothing was issued or earned in {monthLabel(data.id)}.</Alert>
      )}
      {data && data.vouchers > 0 && <Accounts {...data} />}
    </Stack>
  );
}

function Accounts({ id, vouchers, ledgers: sums, debtorsPaise, deferredPaise }: Books) {
  const rows = (Object.keys(ledgers) as Ledger[]).filter((name) => sums[name] !== 0);
  return (
    <>
      <Section title={`What ${monthLabel(id)} moves`}>
        <TableContainer tabIndex={0} role="region" aria-label="Accounts">
          <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
            <TableHead>
              <TableRow>
                <TableCell>Account</TableCell>
                <TableCell align="right">Debit</TableCell>
                <TableCell align="right">Credit</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <Account
                name="Debtors"
                what="What buyers owe for it, each on an account of their own"
                paise={debtorsPaise}
              />
              {rows.map((name) => (
                <Account key={name} name={ledgers[name][0]} what={ledgers[name][2]} paise={sums[name]} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {vouchers} vouchers, made of the same documents as the GST return. Money that came is not in them:
          it stands in the bank’s own statement.
        </Typography>
      </Section>
      <Section title="What is earned later">
        <Typography>
          {formatInrExact(deferredPaise)} of plans that were paid for several months at once is left to be
          earned after {monthLabel(id)}. Each month earns an equal part, from the month of the invoice on;
          what goes back is taken off what was not earned yet. The tax was due at once and is not spread.
        </Typography>
      </Section>
      <Section title="How to take it in">
        <Typography component="div" variant="body2">
          <p>
            Tally: Gateway, Import, first the masters, then the vouchers. Accounts get the names above; what
            is there already is kept. A voucher that comes twice is changed, not doubled. Say once on the
            accounts of what is sold without GST how they are taxed: nil rated, exempt, non-GST.
          </p>
          <p>
            Zoho Books: make accounts with the names above (Deferred income as a current liability) and taxes
            called GST18, IGST18 and so on, then import invoices, credit notes and journals, each by its file.
            Zoho rounds the tax line by line: where that differs, the adjustment of the file has the paise.
          </p>
        </Typography>
      </Section>
    </>
  );
}

const Account = ({ name, what, paise }: { name: string; what: string; paise: number }) => (
  <TableRow>
    <TableCell>
      {name}
      {/* On a phone the amounts need the room. */}
      <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {what}
      </Typography>
    </TableCell>
    <TableCell align="right">{paise > 0 ? formatInrExact(paise) : ''}</TableCell>
    <TableCell align="right">{paise < 0 ? formatInrExact(-paise) : ''}</TableCell>
  </TableRow>
);
