import {
  Create,
  DataTable,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
} from 'react-admin';
import { RecordEdit } from '#kit/office/parts/record-edit.tsx';
import { formatInr } from '#kit/india/money.ts';
import { periodLabel } from '../period-label.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';
import { useMay } from '#kit/office/session.ts';
import { LinesInput, withoutBlankLines } from '#agency/settings/office/lines-input.tsx';
import { RecordForm } from '#kit/office/parts/record-form.tsx';
import { ServiceInput } from '#catalogue/services/office/service-input.tsx';
import type { PricingPlanRecord } from './pricing-plan-record.ts';

const Column = DataTable.Col<PricingPlanRecord>;

/** What customers can subscribe to, service by service. */
export function PricingPlanList() {
  const mayEdit = useMay('pricing:edit');
  return (
    <RecordTable<PricingPlanRecord>
      title="Plans by service"
      intro="What customers choose from when they subscribe. Prices contain GST."
      nothing="No plans yet."
      add={mayEdit && { to: '/pricing-plans/create', label: 'Add a plan' }}
      opens={mayEdit}
    >
      <Column source="serviceName" label="Service" disableSort />
      <Column
        label="Plan"
        disableSort
        render={({ name }) => <RecordName opens={mayEdit}>{name}</RecordName>}
      />
      <Column label="Runs" disableSort render={({ shownMonths }) => periodLabel(shownMonths)} />
      <Column
        label="Price"
        disableSort
        render={({ shownSellPaise, offerPlanId }) =>
          `${formatInr(shownSellPaise)}${offerPlanId ? ', as on the offer page' : ''}`
        }
      />
      <Column
        label="Status"
        disableSort
        render={({ status, warning }) => (
          <>
            <ActiveChip active={status === 'Active'} /> {warning}
          </>
        )}
      />
    </RecordTable>
  );
}

const whole = ({ benefits = [], offerPlanId, ...plan }: Partial<PricingPlanRecord>) => ({
  ...plan,
  offerPlanId: offerPlanId || null,
  benefits: withoutBlankLines(benefits),
  ...(offerPlanId && { months: null, pricePaise: null, sellPaise: null }),
});

export const PricingPlanEdit = () => (
  <RecordEdit redirect="list" title="Plan" transform={whole}>
    <PlanForm canDelete />
  </RecordEdit>
);
export const PricingPlanCreate = () => (
  <Create redirect="list" title="New plan" transform={whole}>
    <PlanForm canDelete={false} />
  </Create>
);

const empty = { offerPlanId: null, months: null, pricePaise: null, sellPaise: null, benefits: [] };

const PlanForm = ({ canDelete }: { canDelete: boolean }) => (
  <RecordForm canDelete={canDelete} what="plan" defaults={empty}>
    <ServiceInput />
    <RequiredText source="name" label="Name" helperText="As on its card" />
    <ReferenceInput source="offerPlanId" reference="plans">
      <SelectInput
        label="Price of the offer"
        optionText="duration"
        emptyText="A price of its own"
        helperText="With a plan of the offer its months and prices are always the offer's"
      />
    </ReferenceInput>
    <FormDataConsumer<Partial<PricingPlanRecord>>>
      {({ formData }) =>
        !formData.offerPlanId && (
          <>
            <NumberInput source="months" label="Months" validate={required()} />
            <RupeeInput source="pricePaise" label="Price before the discount (₹)" validate={required()} />
            <RupeeInput source="sellPaise" label="What is paid (₹, with GST)" validate={required()} />
          </>
        )
      }
    </FormDataConsumer>
    <LinesInput source="benefits" label="What is in it" helperText="One line each" />
  </RecordForm>
);
