import { Box, Button, Chip } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { formatInr } from '#kit/india/money.ts';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { showPath } from '#kit/screen-paths.ts';
import {
  conversionEvents,
  conversionStates,
  destinationLabels,
  destinations,
  eventLabels,
  type ConversionState,
} from '../conversion.ts';
import { conversionCalls, type ConversionRecord } from './conversion-calls.ts';
import { Destinations } from './destinations.tsx';

const Column = DataTable.Col<ConversionRecord>;

const stateLabels: Record<ConversionState, [string, 'success' | 'warning' | 'error' | 'default']> = {
  queued: ['On its way', 'default'],
  sent: ['Told', 'success'],
  failed: ['Will be tried again', 'warning'],
  dead: ['Given up', 'error'],
  skipped: ['Not told', 'default'],
};

const filters = [
  <SelectInput
    key="destination"
    source="destination"
    label="To"
    alwaysOn
    choices={destinations.map((id) => ({ id, name: destinationLabels[id] }))}
  />,
  <SelectInput
    key="event"
    source="event"
    alwaysOn
    choices={conversionEvents.map((id) => ({ id, name: eventLabels[id] }))}
  />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={conversionStates.map((id) => ({ id, name: stateLabels[id][0] }))}
  />,
];

/** What the networks that show our advertisements were told, and what they were not, and why. */
export const ConversionList = () => (
  <RecordTable<ConversionRecord>
    title="Conversions"
    filters={filters}
    above={<Destinations />}
    nothing="Nothing has been told yet."
    paged
  >
    <Column
      source="leadName"
      label="Lead"
      disableSort
      render={({ leadId, leadName }) => (
        <RowLink to={showPath('leads', leadId)}>{leadName || 'Lead'}</RowLink>
      )}
    />
    <Column source="event" disableSort render={({ event }) => eventLabels[event]} />
    <Column source="at" label="Happened" disableSort render={({ at }) => <When at={at} />} />
    <Column
      source="destination"
      label="To"
      disableSort
      render={({ destination }) => destinationLabels[destination]}
    />
    <Column
      source="valuePaise"
      label="Value"
      disableSort
      render={({ valuePaise }) => (valuePaise === null ? '–' : formatInr(valuePaise))}
    />
    <Column source="state" disableSort render={(conversion) => <State {...conversion} />} />
  </RecordTable>
);

function State({ id, state, reason, answer, attempts }: ConversionRecord) {
  const change = usePlainChange();
  const [text, color] = stateLabels[state];
  const said = state === 'sent' ? answer : reason;
  return (
    <Box sx={{ minWidth: 160, maxWidth: 360 }}>
      <Chip size="small" label={text} color={color} />
      {said && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {said}
          {state === 'failed' && ` · ${attempts} ${attempts === 1 ? 'try' : 'tries'}`}
        </Box>
      )}
      {(state === 'dead' || state === 'failed') && (
        <Button
          size="small"
          onClick={() => void change(conversionCalls.retry(id), 'It is on its way once more.')}
        >
          Tell again
        </Button>
      )}
    </Box>
  );
}
