import { Create, DataTable, required, SelectInput, TextInput } from 'react-admin';
import { GstInputs } from '#catalogue/gst/office/gst-inputs.tsx';
import { gstText } from '#catalogue/gst/treatment.ts';
import { formatInr } from '#kit/india/money.ts';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { Pair } from '#kit/office/parts/pair.tsx';
import { RecordEdit } from '#kit/office/parts/record-edit.tsx';
import { RecordForm } from '#kit/office/parts/record-form.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { useMay } from '#kit/office/session.ts';
import { unitName, unitNames, units } from '#kit/units.ts';
import type { PriceItemRecord } from './price-item-record.ts';

const Column = DataTable.Col<PriceItemRecord>;
const text = (typed: string | null) => typed ?? '';
const unitChoices = units.flatMap((id) => (id ? [{ id, name: unitNames[id][0] }] : []));

/** What the agency offers again and again, for the lines of quotations. */
export function PriceItemList() {
  const mayEdit = useMay('pricing:edit');
  return (
    <RecordTable<PriceItemRecord>
      title="Price list"
      intro="The lines of a quotation are chosen from here, and from what the site sells: plans, features of the pickers and benefits, each at the price that stands there. Who changes a price changes no quotation that is written."
      nothing="Nothing of your own yet. What the site sells can be chosen all the same."
      add={mayEdit && { to: '/price-items/create', label: 'Add an item' }}
      opens={mayEdit}
    >
      <Column
        label="Name"
        disableSort
        render={({ title }) => <RecordName opens={mayEdit}>{title}</RecordName>}
      />
      <Column
        label="Price before GST"
        disableSort
        render={({ pricePaise, unit }) =>
          [formatInr(pricePaise), unitName(unit, 1)].filter(Boolean).join(' a ')
        }
      />
      <Column label="GST" disableSort render={(item) => gstText(item, String)} />
      <Column label="SAC" source="sac" disableSort />
      <Column
        label="Status"
        disableSort
        render={({ status }) => <ActiveChip active={status === 'Active'} />}
      />
    </RecordTable>
  );
}

const whole = (typed: Partial<PriceItemRecord>) => ({
  ...typed,
  description: typed.description ?? '',
  sac: typed.sac ?? '',
  unit: typed.unit ?? '',
  treatment: typed.treatment ?? '',
});

export const PriceItemEdit = () => (
  <RecordEdit redirect="list" title="Item of the price list" transform={whole}>
    <PriceItemForm canDelete />
  </RecordEdit>
);
export const PriceItemCreate = () => (
  <Create redirect="list" title="New item of the price list" transform={whole}>
    <PriceItemForm canDelete={false} />
  </Create>
);

const PriceItemForm = ({ canDelete }: { canDelete: boolean }) => (
  <RecordForm
    canDelete={canDelete}
    what="item"
    defaults={{ description: '', unit: '', treatment: '', gstPercent: 18 }}
  >
    <TextInput source="title" label="Name" helperText={false} validate={required()} />
    <TextInput
      source="description"
      label="Description"
      helperText="Stands below the name on the quotation"
      multiline
      parse={text}
    />
    <Pair>
      <RupeeInput source="pricePaise" label="Price before GST (₹)" helperText={false} validate={required()} />
      <SelectInput
        source="unit"
        label="For each"
        helperText={false}
        choices={unitChoices}
        emptyText="Nothing in particular"
        emptyValue=""
        parse={text}
      />
    </Pair>
    <Pair>
      <GstInputs />
    </Pair>
    <TextInput source="sac" label="SAC" helperText="Empty: the agency’s own" parse={text} />
  </RecordForm>
);
