import {
  Box,
  Button,
  Card,
  Link as MuiLink,
  List as MuiList,
  ListItem,
  Stack,
  Typography,
} from '@mui/material';
import { SearchInput, SelectInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { EInvoiceState } from '../e-invoices/e-invoice.ts';
import { financialYearOf } from '#kit/india/financial-year.ts';
import { invoiceKinds, isGivenBack, kindNames } from '../invoice.ts';
import { formatInr } from '#kit/india/money.ts';
import { AddButton } from '#kit/office/parts/add-button.tsx';
import { RecordList } from '#kit/office/parts/record-list.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { invoiceCalls, type InvoiceRecord } from './invoice-record.ts';

const registrationNames = {
  waiting: 'Waiting for its IRN',
  registered: 'Registered',
  cancelled: 'Cancelled',
} satisfies Record<EInvoiceState, string>;
const thisYear = Number(dateInIndia(new Date()).slice(0, 4));
const years = [1, 0, -1, -2, -3, -4].map((back) => financialYearOf(`${thisYear + back}-03-31`));
const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Number, name, e-mail, GST no."
    sx={{ minWidth: { sm: 300 } }}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    alwaysOn
    emptyText="All"
    choices={invoiceKinds.map((id) => ({ id, name: kindNames[id] }))}
  />,
  <SelectInput
    key="financialYear"
    source="financialYear"
    label="Financial year"
    alwaysOn
    emptyText="All"
    choices={years.map((id) => ({ id, name: `20${id}` }))}
  />,
  <SelectInput
    key="registration"
    source="registration"
    label="E-invoice"
    emptyText="All"
    choices={Object.entries(registrationNames).map(([id, name]) => ({ id, name }))}
  />,
];

/** Every invoice, note and voucher, the latest first. What is issued cannot be changed: a note corrects it. */
export const InvoiceList = () => (
  <RecordList<InvoiceRecord>
    filters={filters}
    actions={<Actions />}
    title="Invoices"
    nothing="No invoices here. Each payment makes one, and you may write them yourself."
  >
    <Rows />
  </RecordList>
);

function Actions() {
  const [mayEdit, mayExport] = [useMay('invoices:edit'), useMay('invoices:export')];
  return (
    <>
      {mayExport && (
        <Button component={Link} to="/gst-returns" size="small">
          GST return
        </Button>
      )}
      <Button component={Link} to="/invoice-drafts" size="small">
        Drafts
      </Button>
      {mayEdit && <AddButton to="/invoice-drafts/create" label="Write an invoice" />}
    </>
  );
}

function Rows() {
  const { data = [] } = useListContext<InvoiceRecord>();
  return (
    <Card>
      <MuiList disablePadding>
        {data.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </MuiList>
    </Card>
  );
}

function Row({ invoice }: { invoice: InvoiceRecord }) {
  const { id, number, kind, buyerName, buyerGstin, buyerEmail, gstPaise, totalPaise } = invoice;
  const maySend = useMay('invoices:send');
  const change = usePlainChange();
  const sign = isGivenBack(kind) ? -1 : 1;
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={invoice.transactionId ? showPath('payments', invoice.transactionId) : showPath('invoices', id)}
          color="inherit"
          sx={{ fontWeight: 600 }}
        >
          {number}
        </MuiLink>{' '}
        · {buyerName}
        <Typography variant="body2" color="text.secondary" component="div">
          {[
            kindNames[kind],
            buyerGstin,
            invoice.registration &&
              invoice.registration !== 'registered' &&
              registrationNames[invoice.registration],
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <When at={invoice.issuedAt} inline />
        </Typography>
      </Box>
      <Box
        sx={{ textAlign: { sm: 'right' }, flexGrow: { xs: 1, sm: 0 }, fontVariantNumeric: 'tabular-nums' }}
      >
        <strong>{formatInr(sign * totalPaise)}</strong>
        <Typography variant="body2" color="text.secondary">
          GST {formatInr(sign * gstPaise)}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          href={invoiceCalls.pdfPath(id)}
          target="_blank"
          rel="noopener"
          aria-label={`PDF of ${number}`}
        >
          PDF
        </Button>
        {maySend && buyerEmail && invoice.registration !== 'waiting' && (
          <Button
            size="small"
            onClick={() => void change(invoiceCalls.resend(id), `Mailed to ${buyerEmail} again.`)}
          >
            Send again
          </Button>
        )}
      </Stack>
    </ListItem>
  );
}
