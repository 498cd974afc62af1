import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ConfirmButton } from '#kit/office/parts/confirm-button.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { blockLabels } from '../block-kinds.ts';
import disposable from '../disposable-domains.json' with { type: 'json' };
import { blockCalls } from './block-calls.ts';
import type { BlockRuleRecord } from './answers.ts';

const Column = DataTable.Col<BlockRuleRecord>;

/** What keeps enquiries apart, and how well each rule does. */
export function BlockRuleList() {
  const mayEdit = useMay('block-rules:edit');
  return (
    <RecordTable<BlockRuleRecord>
      title="Block rules"
      intro="An enquiry that a rule catches is filed under “Suspected” with the reason: nobody is mailed, and nothing is lost."
      nothing="No rules yet. Add one here, or on the page of a suspected lead."
      add={mayEdit && { to: '/block-rules/create', label: 'Add a rule' }}
      above={<Disposable />}
    >
      <Column label="Kind" disableSort render={({ kind }) => blockLabels[kind]} />
      <Column
        label="What"
        disableSort
        render={({ value }) => <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{value}</Box>}
      />
      <Column
        label="Caught"
        disableSort
        render={({ kind, hits }) => (kind === 'trusted' ? '–' : hits === 0 ? 'Nothing yet' : `${hits} ×`)}
      />
      <Column
        label="Last"
        disableSort
        render={({ lastHitAt }) => (lastHitAt ? <When at={lastHitAt} /> : '–')}
      />
      <Column
        label="Added"
        disableSort
        render={({ staffName, createdAt }) => (
          <>
            {staffName}, <When at={createdAt} />
          </>
        )}
      />
      {mayEdit && <Column label="Take away" disableSort render={(rule) => <TakeAway rule={rule} />} />}
    </RecordTable>
  );
}

function TakeAway({ rule: { id, kind, value } }: { rule: BlockRuleRecord }) {
  const change = usePlainChange();
  return (
    <ConfirmButton
      size="small"
      title="Take this rule away?"
      content={
        kind === 'trusted'
          ? `Enquiries from ${value} are suspected again.`
          : 'What it caught stays under “Suspected”.'
      }
      confirm="Take away"
      aria-label={`Take away: ${value}`}
      onConfirm={() => void change(blockCalls.remove(id), 'The rule is gone.')}
    >
      Take away
    </ConfirmButton>
  );
}

/** The list that is there without any rule. */
const Disposable = () => (
  <Box component="details" sx={{ mb: 2 }}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
      {disposable.length} services for throw-away mail addresses are suspected as well
    </Box>
    <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 760 }}>
      Add one with a rule for its mail domain; take one out with a rule of the kind “{blockLabels.trusted}”.
    </Typography>
    <Typography variant="body2" sx={{ mt: 1, columnWidth: 200, overflowWrap: 'anywhere' }}>
      {disposable.map((domain) => (
        <span key={domain}>
          {domain}
          <br />
        </span>
      ))}
    </Typography>
  </Box>
);
