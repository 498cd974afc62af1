import { AutocompleteInput, SelectInput, TextInput, useGetList, useRecordContext } from 'react-admin';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Plan } from '#catalogue/plans/plan.ts';
import { states } from '#kit/india/states.ts';
import { languages } from '#kit/language/language.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { RecordEdit, SteadyForm } from '#kit/office/parts/record-edit.tsx';
import { SaveBar } from '#kit/office/parts/save-bar.tsx';
import type { ServiceRecord } from '#catalogue/services/office/service-record.ts';
import { handSources } from '../../by-hand/new-lead.ts';
import type { LeadRecord } from '../../office/lead-record.ts';
import { FieldInputs } from '../../fields/office/field-input.tsx';
import { factLabels } from '../fact-labels.ts';

const text = (typed: string | null) => typed ?? '';

/** What is known of a person, to be put right. */
export const LeadEdit = () => (
  <RecordEdit redirect="show" title="Lead: put facts right">
    <SteadyForm sx={{ maxWidth: 720 }} toolbar={<SaveBar />}>
      <Pair>
        <Words source="name" />
        <Words source="company" />
        <Words source="phone" type="tel" />
        <Words source="email" type="email" />
        <Service />
        <PlanChoice />
        <Source />
      </Pair>
      <Pair>
        <FieldInputs />
      </Pair>
      <Words source="address" multiline />
      <Pair>
        <Words source="pincode" />
        <SelectInput
          source="stateCode"
          label={factLabels.stateCode}
          helperText={false}
          parse={text}
          emptyText="Not known"
          emptyValue=""
          choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
        />
        <SelectInput
          source="language"
          label={factLabels.language}
          helperText="In which they are written to"
          emptyText={false}
          choices={languages.map((id) => ({ id, name: languageLabels[id] }))}
        />
      </Pair>
    </SteadyForm>
  </RecordEdit>
);

const Words = ({
  source,
  ...more
}: {
  source: 'name' | 'company' | 'phone' | 'email' | 'address' | 'pincode';
  type?: string;
  multiline?: boolean;
}) => <TextInput source={source} label={factLabels[source]} parse={text} helperText={false} {...more} />;

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {children}
  </Box>
);

function Service() {
  const { data = [] } = useGetList<ServiceRecord>('services');
  return <Known source="service" names={data.map(({ name }) => name)} />;
}

/** One of those on offer; an older one stays while nobody chooses another. */
function PlanChoice() {
  const lead = useRecordContext<LeadRecord>();
  const { data = [] } = useGetList<Plan>('plans');
  const offered = data.map(({ id, duration }) => ({ id, name: duration }));
  const former = lead?.plan && !offered.some(({ id }) => id === lead.plan);
  return (
    <SelectInput
      source="plan"
      label={factLabels.plan}
      helperText={false}
      parse={text}
      emptyText="None"
      emptyValue=""
      choices={former ? [...offered, { id: lead.plan, name: lead.plan }] : offered}
    />
  );
}

function Source() {
  const { data = [] } = useGetList<{ id: string; name: string }>('lead-sources', {
    pagination: { page: 1, perPage: 200 },
  });
  return <Known source="source" names={[...Object.keys(handSources), ...data.map(({ name }) => name)]} />;
}

/** One of the names that there are, or another one. */
const Known = ({ source, names }: { source: 'service' | 'source'; names: string[] }) => (
  <AutocompleteInput
    source={source}
    label={factLabels[source]}
    helperText={false}
    parse={text}
    choices={[...new Set(names)].filter(Boolean).map((id) => ({ id, name: id }))}
    onCreate={(name) => ({ id: name ?? '', name: name ?? '' })}
    createItemLabel="Use “%{item}”"
  />
);
