import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { NumberInput, useGetOne } from 'react-admin';
import type { registerOf } from '#desk/processing/processing.ts';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { Wide } from '#kit/office/parts/wide.tsx';
import { staffPath } from '#kit/screen-paths.ts';

const kinds = [
  [
    'enquiriesMonths',
    'Enquiries (months)',
    'Leads that were not won, with appointments and mails. People get a mail 48 hours before; without an address they are erased at once.',
  ],
  ['mailsMonths', 'Mails and messages (months)', 'As they were sent. Invoices stay.'],
  ['newsletterMonths', 'Left the newsletter (months)', 'Addresses of those who unsubscribed'],
] as const;

/** How long what is kept stays, and what is kept why. */
export const PrivacyPage = () => (
  <>
    <OnePage
      resource="retention"
      id="retention"
      title="Privacy"
      saved="Saved. It holds from the next night on."
    >
      <Section title="How long it is kept">
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          Counted from when it was last touched. Empty: until somebody asks. 36 months are usual. Invoices,
          payments and accepted quotations stay eight years, for tax law.
        </Typography>
        {kinds.map(([source, label, helperText]) => (
          <NumberInput
            key={source}
            source={source}
            label={label}
            helperText={helperText}
            min={1}
            max={240}
            parse={(typed: string) => (typed === '' ? null : Number(typed))}
          />
        ))}
      </Section>
    </OnePage>
    <Register />
  </>
);

type Registered = { id: string } & ReturnType<typeof registerOf>;

/** The register of processing, table by table. */
function Register() {
  const { data, ...asked } = useGetOne<Registered>('processing', { id: 'register' });
  if (!data) return <NotYet {...asked} />;
  const tables = new Map<string, Registered['listed']>();
  for (const entry of data.listed) tables.set(entry.table, [...(tables.get(entry.table) ?? []), entry]);
  return (
    <Section title="Register of processing">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        Every column of the database that says something of a person, made from the database itself.
      </Typography>
      {data.unlisted.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Without an entry: {data.unlisted.map(({ table, column }) => `${table}.${column}`).join(', ')}
        </Alert>
      )}
      <Button
        size="small"
        href={staffPath('/processing/export.csv')}
        download="processing.csv"
        startIcon={<DownloadIcon />}
      >
        Download CSV
      </Button>
      <Wide label="Table by table">
        <Table size="small" sx={{ minWidth: 760 }}>
          <TableHead>
            <TableRow>
              {['Table', 'Personal data', 'Whose', 'Purpose', 'Basis', 'Kept'].map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...tables].map(([table, columns]) => (
              <TableRow key={table} sx={{ verticalAlign: 'top' }}>
                <TableCell>{table}</TableCell>
                <TableCell>{columns.map(({ column }) => column).join(', ')}</TableCell>
                {[columns[0]?.people, columns[0]?.purpose, columns[0]?.basis, columns[0]?.retention].map(
                  (said, at) => (
                    <TableCell key={at}>{said}</TableCell>
                  ),
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Wide>
    </Section>
  );
}
