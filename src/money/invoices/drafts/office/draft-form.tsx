import { Box, Button, Typography } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  maxLength,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetOne,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { buyerName, type BuyerRecord } from '#money/buyers/office/buyer-record.ts';
import type { InvoiceRecord } from '../../office/invoice-record.ts';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { NotYet } from '#kit/office/parts/record-page.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { useMay } from '#kit/office/session.ts';
import type { BillLine } from '../../bill.ts';
import { isChargedLike, supplies, supplyNames, type Supply } from '#catalogue/gst/supply.ts';
import { DraftLines, linesFrom } from './draft-lines.tsx';
import type { DraftRecord } from './draft-record.ts';
import { DraftLine } from './draft-show.tsx';
import { TypedSums } from './draft-sums.tsx';

const text = (typed: string | null) => typed ?? '';
const supplyChoices = supplies.map((id) => ({ id, name: supplyNames[id] }));

export const DraftEdit = () => (
  <RecordEdit redirect="show" title="Draft of an invoice" transform={toInput}>
    <DraftForm />
  </RecordEdit>
);

/** A new invoice; `?buyer=` says for whom, `?corrects=` for whose sale more is charged. */
export function DraftCreate() {
  const [query] = useSearchParams();
  const { data: site, ...asked } = useGetOne<{ id: string; paymentDays: number }>('settings', { id: 'site' });
  if (!site) return <NotYet {...asked} />;
  return (
    <Create redirect="show" title="New invoice" transform={toInput}>
      <DraftForm
        defaults={{
          buyerId: query.get('buyer'),
          correctsId: query.get('corrects'),
          supply: 'ordinary',
          pricesInclude: false,
          dueDays: site.paymentDays,
          lines: [{}],
        }}
      />
    </Create>
  );
}

const toInput = (typed: Partial<DraftRecord>) => ({
  ...billInput(typed),
  correctsId: typed.correctsId ?? null,
});

/** What `BillFields` hold, as the server takes it. */
export const billInput = (typed: Partial<Omit<DraftRecord, 'correctsId'>>) => ({
  buyerId: typed.buyerId,
  supply: typed.supply,
  pricesInclude: typed.pricesInclude ?? false,
  lines: linesFrom(typed.lines),
  dueDays: typed.dueDays,
  orderNumber: typed.orderNumber ?? '',
  note: typed.note ?? '',
});

/** The lines of a part of a quotation, which stay as they were accepted. */
function QuotedLines() {
  const lines = useWatch({ name: 'lines' }) as BillLine[];
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 1 }}>
        A part of a quotation: its lines and prices stay as they were accepted.
      </Typography>
      {lines.map((line, i) => (
        // Lines have nothing else to tell them apart.
        <DraftLine key={i} line={line} />
      ))}
    </Box>
  );
}

/** Says that this becomes a debit note, and to which invoice. */
function Corrects() {
  const correctsId = useWatch({ name: 'correctsId' }) as string | null | undefined;
  const asked = useGetOne<InvoiceRecord>(
    'invoices',
    { id: correctsId ?? '' },
    { enabled: Boolean(correctsId) },
  );
  return correctsId ? (
    <Box sx={{ mb: 2, width: '100%' }}>
      <Typography>A debit note: it charges more for what {asked.data?.number ?? '…'} sold.</Typography>
      <NotRead what="That invoice" asked={asked} />
    </Box>
  ) : null;
}

const DraftForm = ({ defaults }: { defaults?: object }) => (
  <SteadyForm sx={{ maxWidth: 980 }} {...(defaults && { defaultValues: defaults })} toolbar={<SaveBar />}>
    <Corrects />
    <BillFields newBuyer="/buyers/create?then=invoice" />
  </SteadyForm>
);

/** Whom it goes to, what it charges, and what it comes to. @param props.newBuyer where somebody nobody knows yet is added */
export function BillFields({ newBuyer }: { newBuyer: string }) {
  const mayAdd = useMay('buyers:edit');
  const [part, supply] = useWatch({ name: ['part', 'supply'] }) as [object?, Supply?];
  const isPart = Boolean(part);
  // A part is charged as it was quoted: with GST or without.
  const fitting = supplyChoices.filter(({ id }) => !isPart || !supply || isChargedLike(supply, id));
  return (
    <>
      <ReferenceInput source="buyerId" reference="buyers">
        <AutocompleteInput
          label="Buyer"
          optionText={(buyer: BuyerRecord) => buyerName(buyer)}
          filterToQuery={(q: string) => ({ q })}
          helperText={false}
          validate={required()}
          fullWidth
        />
      </ReferenceInput>
      {mayAdd && (
        <Button component={Link} to={newBuyer} size="small" sx={{ mb: 2 }}>
          New buyer
        </Button>
      )}
      {isPart ? (
        <QuotedLines />
      ) : (
        <>
          <DraftLines />
          <BooleanInput
            source="pricesInclude"
            label="Prices contain GST"
            helperText="The total stays what you typed; the tax is taken out of it"
          />
        </>
      )}
      <TypedSums />
      <Pair>
        <NumberInput
          source="dueDays"
          label="Days to pay"
          helperText={false}
          min={0}
          max={365}
          step={1}
          validate={required()}
        />
        <SelectInput
          source="supply"
          label="Kind of supply"
          helperText={false}
          choices={fitting}
          validate={required()}
        />
      </Pair>
      <Pair>
        <TextInput
          source="orderNumber"
          label="Buyer’s order number"
          helperText={false}
          parse={text}
          validate={maxLength(60)}
        />
        <TextInput
          source="note"
          label="Note"
          helperText="At the foot of the invoice"
          multiline
          parse={text}
          validate={maxLength(1_000)}
        />
      </Pair>
    </>
  );
}
