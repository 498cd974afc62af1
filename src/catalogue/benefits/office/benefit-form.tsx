import { Box, Stack } from '@mui/material';
import { BooleanInput, Create, DeleteWithConfirmButton, required, SelectInput } from 'react-admin';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { benefitIconPath, benefitIcons, benefitStatuses, type BenefitIcon } from '../benefit.ts';
import { benefitNeeds, needNames } from '../benefit-need.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { SampleNote } from '#kit/office/parts/sample.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import { RequiredText } from '#kit/office/parts/text-inputs.tsx';

export const BenefitEdit = () => (
  <RecordEdit redirect="list" title="Benefit">
    <BenefitForm canDelete />
  </RecordEdit>
);

export const BenefitCreate = () => (
  <Create redirect="list" title="New benefit">
    <BenefitForm canDelete={false} />
  </Create>
);

const statuses = benefitStatuses.map((id) => ({ id, name: id }));
const icons = benefitIcons.map((id) => ({ id, name: id }));

const needs = benefitNeeds.map((id) => ({ id, name: needNames[id] }));

const iconChoice = ({ id }: { id: BenefitIcon }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <Box component="img" src={benefitIconPath(id)} alt="" sx={{ width: 24, height: 24 }} />
    <span>{id}</span>
  </Stack>
);

const BenefitForm = ({ canDelete }: { canDelete: boolean }) => (
  <SteadyForm
    sx={{ maxWidth: 720 }}
    defaultValues={{
      status: 'Active',
      additional: false,
      inOffer: false,
      need: 'sell',
      icon: 'counter',
      originalPaise: 0,
    }}
    toolbar={
      <SaveBar>
        {canDelete && (
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            confirmTitle="Delete this benefit?"
            confirmContent="It disappears from every cart as well. Orders keep it. Setting it to Inactive takes it off the lists and can be undone."
          />
        )}
      </SaveBar>
    }
  >
    <SampleNote />
    <RequiredText source="title" label="Title" />
    <RequiredText source="description" label="Description" helperText="One or two sentences" long />
    <SelectInput
      source="icon"
      label="Icon"
      helperText={false}
      choices={icons}
      optionText={iconChoice}
      validate={required()}
    />
    <RupeeInput
      source="pricePaise"
      label="Sale price (₹ a month)"
      helperText="What customers pay, before GST"
      validate={required()}
    />
    <RupeeInput
      source="originalPaise"
      label="Price (₹ a month)"
      helperText="Struck through; 0 strikes nothing through"
      validate={required()}
    />
    <SelectInput
      source="need"
      label="What it is for"
      helperText="The price page groups benefits by it"
      choices={needs}
      validate={required()}
    />
    <BooleanInput
      source="inOffer"
      label="The system of the plans does this already"
      helperText="The price page then offers it apart, to those who have no plan"
    />
    <BooleanInput
      source="additional"
      label="Additional feature"
      helperText="Listed under Additional Features instead of Benefits"
    />
    <SelectInput
      source="status"
      label="Status"
      helperText="Inactive benefits cannot be added, and carts that hold them say so"
      choices={statuses}
      validate={required()}
    />
  </SteadyForm>
);
