import { BooleanInput, DataTable, maxLength, NumberInput, required, TextInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { formatInr } from '#kit/india/money.ts';
import { perMonthPaise, ribbonOf, type Plan } from '../plan.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { ViewPage } from '#kit/office/parts/view-page.tsx';
import { useMay } from '#kit/office/session.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';

const Column = DataTable.Col<Plan>;

/** The four plans of the offer. */
export function PlanList() {
  const mayEdit = useMay('offer:edit');
  return (
    <RecordTable<Plan> title="Plans" nothing="No plans yet." opens={mayEdit}>
      <Column
        label="Plan"
        disableSort
        render={({ duration }) => <RecordName opens={mayEdit}>{duration}</RecordName>}
      />
      <Column label="Price" disableSort render={(plan) => formatInr(plan.pricePaise)} />
      <Column
        label="Struck through"
        disableSort
        render={(plan) => (plan.originalPaise === null ? '–' : formatInr(plan.originalPaise))}
      />
      <Column label="A month" disableSort render={(plan) => formatInr(perMonthPaise(plan))} />
      <Column
        label="Ribbon"
        disableSort
        render={(plan) => `${ribbonOf(plan)}${plan.bestOffer ? ', Best Offer' : ''}`}
      />
    </RecordTable>
  );
}

export const PlanEdit = () => (
  <RecordEdit redirect="list" title="Plan">
    <SteadyForm
      sx={{ maxWidth: 720 }}
      toolbar={
        <SaveBar>
          <ViewPage path="/service-plan" />
        </SaveBar>
      }
    >
      <SampleNote />
      <TextInput
        source="duration"
        label="Duration"
        helperText="As on the card and its tab"
        validate={[required(), maxLength(30)]}
      />
      <NumberInput
        source="months"
        label="Months"
        helperText="Billed once for so many"
        validate={required()}
      />
      <RupeeInput
        source="pricePaise"
        label="Price (₹)"
        helperText="What is paid once"
        validate={required()}
      />
      <RupeeInput
        source="originalPaise"
        label="Struck-through price (₹)"
        helperText="Empty for a trial; otherwise above the price"
      />
      <BooleanInput source="bestOffer" label="Best Offer" helperText="One plan carries the label" />
      <TextInput
        source="description"
        label="Description"
        helperText="May stay empty"
        multiline
        parse={(text: string) => text ?? ''}
        validate={maxLength(300)}
      />
    </SteadyForm>
  </RecordEdit>
);
