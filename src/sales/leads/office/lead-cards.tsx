import { Box, Card, CardActionArea, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { LeadRecord } from './lead-record.ts';
import { StatusChip } from './status-chip.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { formatInr } from '#kit/india/money.ts';
import { LeadPhone } from './lead-phone.tsx';
import { showPath } from '#kit/screen-paths.ts';
import { TagChips } from '../tags/office/lead-tags.tsx';
import { ResponseChip } from '../clock/office/response-chip.tsx';
import { FollowUp } from './follow-up.tsx';
import { LeadName } from './lead-table.tsx';

/** The list as a phone sees it: who, what, and one tap to call. */
export function LeadCards() {
  const { data = [] } = useListContext<LeadRecord>();
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.map((lead) => (
        <Card component="li" key={lead.id}>
          <CardActionArea component={Link} to={showPath('leads', lead.id)} sx={{ p: 1.5, pb: 0.5 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Box>
                <LeadName lead={lead} />
                <TagChips tags={lead.tags} />
              </Box>
              <Box sx={{ textAlign: 'right' }}>
                <StatusChip status={lead.status} />
                <Box>
                  <ResponseChip lead={lead} />
                </Box>
              </Box>
            </Stack>
            <Box sx={{ mt: 0.5 }}>
              {lead.service || 'No service chosen'}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                {lead.source && ` · ${lead.source}`}
                {lead.valuePaise !== null && ` · ${formatInr(lead.valuePaise)}`}
                {` · Score ${lead.score}`}
              </Box>
            </Box>
            <Stack
              direction="row"
              sx={{ justifyContent: 'space-between', gap: 1, mt: 0.5, fontSize: '0.875rem' }}
            >
              <When at={lead.createdAt} />
              {lead.nextFollowUpAt && (
                <Box sx={{ textAlign: 'right' }}>
                  <FollowUp lead={lead} />
                </Box>
              )}
            </Stack>
          </CardActionArea>
          <Stack
            direction="row"
            sx={{ px: 1.5, pb: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <LeadPhone leadId={lead.id} phone={lead.phone} phoneComplete={lead.phoneComplete} />
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {lead.assignedName ?? 'Nobody yet'}
            </Box>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
