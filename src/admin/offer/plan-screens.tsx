import { Card } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  Edit,
  List,
  maxLength,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { formatInr } from '#domain/money.ts';
import { perMonthPaise, ribbonOf, type Plan } from '#domain/plans/plan.ts';
import { RowLink } from '../parts/row-link.tsx';
import { useMay } from '../session.ts';
import { RupeeInput } from './rupee-input.tsx';

const Column = DataTable.Col<Plan>;

/** The four plans of the offer. */
export function PlanList() {
  const mayEdit = useMay('offer:edit');
  return (
    <List<Plan> pagination={false} perPage={200} actions={false} title="Plans" component="div">
      <Card sx={{ overflowX: 'auto' }}>
        <DataTable<Plan> rowClick={mayEdit ? 'edit' : false} bulkActionButtons={false}>
          <Column
            label="Plan"
            disableSort
            render={(plan) =>
              mayEdit ? <RowLink to={`/plans/${plan.id}`}>{plan.duration}</RowLink> : plan.duration
            }
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
        </DataTable>
      </Card>
    </List>
  );
}

export const PlanEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" actions={false} title="Plan">
    <SimpleForm
      sx={{ maxWidth: 720 }}
      toolbar={
        <Toolbar>
          <SaveButton color="secondary" />
        </Toolbar>
      }
      warnWhenUnsavedChanges
    >
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
    </SimpleForm>
  </Edit>
);
