import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectArrayInput,
  SelectInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router';
import { leadForms, leadStatuses, statusLabels } from '../lead.ts';
import type { LeadRecord } from './lead-record.ts';
import { useMay, useOwnLeadsOnly } from '#kit/office/session.ts';
import { ExportButton } from '#kit/office/parts/export-button.tsx';
import { ListPagination } from '#kit/office/parts/list-pagination.tsx';
import { ListState } from '#kit/office/parts/list-state.tsx';
import { OpenedView } from '#kit/office/parts/opened-view.tsx';
import { SavedViews } from '#kit/office/parts/saved-views.tsx';
import { useFieldFilters } from '../fields/office/field-filters.tsx';
import { useAssignees } from './assignees.ts';
import { LeadBoard } from '../board/office/lead-board.tsx';
import { LeadCards } from './lead-cards.tsx';
import { LeadTable } from './lead-table.tsx';
import { RememberOrder } from './lead-order.tsx';
import { LeadTabs } from './lead-tabs.tsx';
import { myLeadQuery, type LeadListFilter } from '../views/office/lead-views.ts';
import { LayoutSwitch } from './layout-switch.tsx';

/** Everybody who asked for something; new ones appear by themselves. */
export function LeadList() {
  const people = useAssignees();
  const ownOnly = useOwnLeadsOnly();
  const fieldFilters = useFieldFilters();
  const all = [...filters(ownOnly ? null : people), ...fieldFilters];
  return (
    <OpenedView filters={all} moreFilters={['view', 'layout', 'custom']}>
      <List<LeadRecord>
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filterDefaultValues={{ view: 'new' }}
        filters={all}
        actions={<Actions />}
        pagination={<Pages />}
        empty={false}
        offline={false}
        title="Leads"
        component="div"
      >
        <LeadTabs />
        <Leads />
      </List>
    </OpenedView>
  );
}

const useIsBoard = () => (useListContext().filterValues as LeadListFilter).layout === 'board';

function Leads() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (useIsBoard()) return <LeadBoard />;
  return (
    <ListState nothing={<Nothing />}>
      <RememberOrder />
      {isNarrow ? <LeadCards /> : <LeadTable />}
    </ListState>
  );
}

const Pages = () => (useIsBoard() ? null : <ListPagination />);

const Actions = () => (
  <TopToolbar>
    <LayoutSwitch />
    <SavedViews />
    <FilterButton />
    <ImportLink />
    <ExportButton needs="leads:export" query={myLeadQuery} />
  </TopToolbar>
);

const ImportLink = () =>
  useMay('leads:import') && (
    <Button component={Link} to="/leads/import" size="small" startIcon={<UploadIcon />}>
      Import CSV
    </Button>
  );

/** @param people whose leads there can be; null where they are all one's own */
const filters = (people: { id: string; name: string }[] | null) => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Name, phone, e-mail, words"
    sx={{ minWidth: { sm: 280 } }}
  />,
  <SelectArrayInput
    key="status"
    source="status"
    label="Status"
    choices={leadStatuses.map((id) => ({ id, name: statusLabels[id] }))}
  />,
  ...(people
    ? [
        <SelectInput
          key="assignedTo"
          source="assignedTo"
          label="Assigned to"
          emptyText="Everybody"
          sx={{ minWidth: { sm: 220 } }}
          choices={[{ id: 'none', name: 'Nobody yet' }, ...people]}
        />,
      ]
    : []),
  <ReferenceInput key="source" source="source" reference="lead-sources" perPage={200}>
    <AutocompleteInput label="Source" optionText="name" filterToQuery={() => ({})} />
  </ReferenceInput>,
  <SelectInput
    key="sourceSaid"
    source="sourceSaid"
    label="Source is"
    choices={[
      { id: 'yes', name: 'Said' },
      { id: 'no', name: 'Not said' },
    ]}
  />,
  <ReferenceInput key="tag" source="tag" reference="lead-tags" perPage={500}>
    <AutocompleteInput label="Tag" optionText="name" filterToQuery={() => ({})} />
  </ReferenceInput>,
  <SelectInput
    key="form"
    source="form"
    label="Form"
    choices={leadForms.map((id) => ({ id, name: id[0]?.toUpperCase() + id.slice(1) }))}
  />,
  <SelectInput
    key="followUp"
    source="followUp"
    label="Follow-up"
    choices={[
      { id: 'due', name: 'Due' },
      { id: 'planned', name: 'Planned' },
      { id: 'none', name: 'Not planned' },
    ]}
  />,
  <SelectInput
    key="response"
    source="response"
    label="Response"
    choices={[
      { id: 'waiting', name: 'Waits for an answer' },
      { id: 'late', name: 'Late' },
    ]}
  />,
  <SelectInput
    key="expectedClose"
    source="expectedClose"
    label="Expected day"
    choices={[
      { id: 'planned', name: 'Has one' },
      { id: 'none', name: 'Has none' },
    ]}
  />,
  <DateInput key="expectedFrom" source="expectedFrom" label="Expected from" parse={(day: string) => day} />,
  <DateInput key="expectedTo" source="expectedTo" label="Expected until" parse={(day: string) => day} />,
  <DateInput key="wonFrom" source="wonFrom" label="Won from" parse={(day: string) => day} />,
  <DateInput key="wonTo" source="wonTo" label="Won until" parse={(day: string) => day} />,
  <DateInput key="from" source="from" label="Received from" parse={(day: string) => day} />,
  <DateInput key="to" source="to" label="Received until" parse={(day: string) => day} />,
];

const calm: Record<string, [string, string]> = {
  new: ['No new enquiries', 'Everybody has been looked after. The next one appears here by itself.'],
  mine: ['Nothing is assigned to you', 'Open the tab “New” and take one.'],
  due: ['No follow-up is due', 'Follow-ups show up here on their day.'],
  suspected: ['Nothing suspicious', 'What looks like spam is kept here, never thrown away.'],
  trash: ['The trash is empty', 'What is put there comes back for 30 days.'],
  all: ['No leads yet', 'Enquiries from the website arrive here.'],
};

/** The same where nobody else's can be taken. */
const calmAlone: typeof calm = {
  new: ['No new lead is yours', 'The next one appears here by itself as soon as it is assigned to you.'],
  mine: ['Nothing is assigned to you', 'You see the leads that a colleague, or a rule, assigns to you.'],
  all: ['No lead is yours yet', 'You see the leads that a colleague, or a rule, assigns to you.'],
};

function Nothing() {
  const ownOnly = useOwnLeadsOnly();
  const { filterValues, setFilters } = useListContext();
  const { view = 'all', layout: _layout, ...chosen } = filterValues as Record<string, unknown>;
  const isNarrowed = Object.keys(chosen).length > 0;
  const [title, text] = isNarrowed
    ? ['No lead matches', 'Remove a filter or search for something shorter.']
    : (ownOnly && calmAlone[String(view)]) || calm[String(view)] || ['No leads', ''];
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      <Typography color="text.secondary">{text}</Typography>
      {isNarrowed && view !== 'all' && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({ ...chosen, view: 'all' })}>
          Look among all leads
        </Button>
      )}
    </Box>
  );
}
