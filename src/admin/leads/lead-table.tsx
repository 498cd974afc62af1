import { Box, Card, useMediaQuery, type Theme } from '@mui/material';
import { DataTable } from 'react-admin';
import type { LeadRecord } from '../records.ts';
import { StatusChip } from '../parts/chips.tsx';
import { When } from '../parts/when.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { FollowUp } from './follow-up.tsx';
import { PhoneCell } from './contact-links.tsx';
import { useMay } from '../session.ts';

const Column = DataTable.Col<LeadRecord>;

/** The list as a desk sees it. */
export function LeadTable() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const mayEdit = useMay('leads:edit');
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<LeadRecord>
        rowClick="show"
        bulkActionButtons={mayEdit ? <BulkButtons /> : false}
        sx={{ '& td': { verticalAlign: 'top', py: 1 } }}
      >
        <Column source="createdAt" label="Received" render={(lead) => <When at={lead.createdAt} />} />
        <Column source="name" label="Name" render={(lead) => <LeadName {...lead} />} />
        <Column source="phone" label="Phone" disableSort render={(lead) => <PhoneCell {...lead} />} />
        <Column source="service" label="Service" disableSort render={(lead) => lead.service || '–'} />
        {isWide && (
          <Column source="source" label="Source" disableSort render={(lead) => lead.source || '–'} />
        )}
        <Column source="status" label="Status" render={(lead) => <StatusChip status={lead.status} />} />
        <Column
          source="assignedName"
          label="Assigned"
          disableSort
          render={(lead) => lead.assignedName ?? 'Nobody yet'}
        />
        <Column source="nextFollowUpAt" label="Next follow-up" render={(lead) => <FollowUp lead={lead} />} />
      </DataTable>
    </Card>
  );
}

export const LeadName = ({ name, email }: Pick<LeadRecord, 'name' | 'email'>) => (
  <>
    <Box component="span" sx={{ fontWeight: 600, fontStyle: name ? 'normal' : 'italic' }}>
      {name || 'No name'}
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
