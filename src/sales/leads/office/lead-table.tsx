import { Box, useMediaQuery } from '@mui/material';
import { DataTable } from 'react-admin';
import type { LeadRecord } from './lead-record.ts';
import { StatusChip } from './status-chip.tsx';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { ViewTable } from '#kit/office/parts/view-table.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { TagChips } from '../tags/office/lead-tags.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { FollowUp } from './follow-up.tsx';
import { LeadPhone } from './lead-phone.tsx';
import { ResponseChip } from '../clock/office/response-chip.tsx';
import { formatInr } from '#kit/india/money.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';

const Column = DataTable.Col<LeadRecord>;

/** The list as a desk sees it. */
export function LeadTable() {
  const isWide = useMediaQuery('(min-width: 1480px)');
  const mayEdit = useMay('leads:edit');
  return (
    <>
      <ViewTable<LeadRecord>
        rowClick="show"
        bulkActionButtons={mayEdit && <></>}
        bulkActionsToolbar={<></>}
        sx={{ '& td': { verticalAlign: 'top', py: 1 } }}
      >
        <Column source="createdAt" label="Received" render={(lead) => <When at={lead.createdAt} />} />
        <Column
          source="name"
          label="Name"
          render={(lead) => (
            <>
              <LeadName lead={lead} linked />
              <TagChips tags={lead.tags} />
            </>
          )}
        />
        <Column
          source="phone"
          label="Phone"
          disableSort
          render={(lead) => (
            <LeadPhone leadId={lead.id} phone={lead.phone} phoneComplete={lead.phoneComplete} />
          )}
        />
        <Column source="service" label="Service" disableSort render={(lead) => lead.service || '–'} />
        {isWide && (
          <Column source="source" label="Source" disableSort render={(lead) => lead.source || '–'} />
        )}
        <Column
          source="status"
          label="Status"
          render={(lead) => (
            <>
              <StatusChip status={lead.status} />
              <Box>
                <ResponseChip lead={lead} />
              </Box>
              {!isWide && <Person name={lead.assignedName} />}
            </>
          )}
        />
        <Column source="score" label="Score" />
        <Column
          source="valuePaise"
          label="Value"
          render={({ valuePaise }) => (valuePaise === null ? '–' : formatInr(valuePaise))}
        />
        {isWide && (
          <Column
            source="assignedName"
            label="Assigned"
            disableSort
            render={(lead) => <Person name={lead.assignedName} />}
          />
        )}
        <Column source="nextFollowUpAt" label="Next follow-up" render={(lead) => <FollowUp lead={lead} />} />
      </ViewTable>
      {mayEdit && <SelectionBar />}
    </>
  );
}

const Person = ({ name }: { name: string | null }) => (
  <Box sx={{ whiteSpace: 'nowrap', color: name ? 'text.primary' : 'text.secondary' }}>
    {name ?? 'Nobody yet'}
  </Box>
);

/** Who it is. In a table the name is the way in; a card is one link already. */
export function LeadName({
  lead: { id, name, email },
  linked = false,
}: {
  lead: LeadRecord;
  linked?: boolean;
}) {
  const shown = name || 'No name';
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, fontStyle: name ? 'normal' : 'italic' }}>
        {linked ? <RowLink to={showPath('leads', id)}>{shown}</RowLink> : shown}
      </Box>
      {email && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          {email}
        </Box>
      )}
    </>
  );
}
