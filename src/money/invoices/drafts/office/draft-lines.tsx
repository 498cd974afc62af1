import { Box } from '@mui/material';
import { FormDataConsumer, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { GstInputs } from '#catalogue/gst/office/gst-inputs.tsx';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { RowsInput, RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { lineKinds, type BillLine } from '../../bill.ts';
import { unitNames, units } from '#kit/units.ts';

const text = (typed: string | null) => typed ?? '';
const unitChoices = units.flatMap((id) => (id ? [{ id, name: unitNames[id][0] }] : []));
const kindNames = { service: 'Ours', 'pure-agent': 'Paid for the client' };
const kindChoices = lineKinds.map((id) => ({ id, name: kindNames[id] }));
const grid = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  // A choice would rather stand over its neighbour than shrink.
  '& .MuiFormControl-root': { minWidth: 0 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 0.8fr) minmax(0, 1.4fr)',
  },
};
const wide = { gridColumn: '1 / -1' };

/** The lines of an invoice. */
export const DraftLines = () => (
  <RowsInput source="lines" label="Lines" inline={false}>
    <Box sx={grid}>
      <RequiredText source="title" label="What for" sx={{ gridColumn: { xs: '1 / -1', md: 'span 3' } }} />
      <SelectInput
        source="kind"
        label="Whose"
        helperText={false}
        choices={kindChoices}
        defaultValue="service"
        validate={required()}
      />
      <TextInput source="sac" label="SAC or HSN" helperText={false} parse={text} />
      <NumberInput
        source="quantity"
        label="Quantity"
        helperText={false}
        defaultValue={1}
        min={0.01}
        validate={required()}
      />
      <SelectInput
        source="unit"
        label="Unit"
        helperText={false}
        choices={unitChoices}
        emptyText="None"
        emptyValue=""
        parse={text}
      />
      <RupeeInput source="unitPaise" label="Price (₹)" helperText={false} validate={required()} />
      <RupeeInput source="discountPaise" label="Discount (₹)" helperText={false} defaultValue={0} />
      <FormDataConsumer>
        {({ scopedFormData }: { scopedFormData?: Partial<BillLine> }) =>
          scopedFormData?.kind !== 'pure-agent' && (
            <GstInputs sx={{ gridColumn: { md: 6 }, gridRow: { md: 1 } }} />
          )
        }
      </FormDataConsumer>
      <TextInput
        source="description"
        label="Description"
        helperText={false}
        multiline
        parse={text}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <FormDataConsumer>
        {({ scopedFormData }: { scopedFormData?: Partial<BillLine> }) =>
          scopedFormData?.kind === 'pure-agent' && (
            <TextInput
              source="proof"
              label="Supplier’s bill on the client"
              helperText="Its number; the bill itself is attached once this is saved. Passed on as it is, without GST, only with the client’s agreement and a bill in its name (Rule 33)"
              parse={text}
              sx={wide}
              validate={required()}
            />
          )
        }
      </FormDataConsumer>
    </Box>
  </RowsInput>
);

/** The lines as the server takes them: what was left empty is nothing. */
export const linesFrom = (lines: Partial<BillLine>[] | undefined) =>
  (lines ?? []).map((line) => ({
    kind: line.kind ?? 'service',
    title: line.title ?? '',
    description: line.description ?? '',
    sac: line.sac ?? '',
    unit: line.unit ?? '',
    quantity: line.quantity,
    unitPaise: line.unitPaise,
    discountPaise: line.discountPaise ?? 0,
    gstPercent: line.gstPercent,
    ...(line.treatment !== undefined && { treatment: line.treatment }),
    proof: line.kind === 'pure-agent' ? (line.proof ?? '') : '',
  }));
