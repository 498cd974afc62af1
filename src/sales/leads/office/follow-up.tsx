import { Box } from '@mui/material';
import { closedStatuses } from '../lead.ts';
import { usualTask } from '../tasks/usual-task.ts';
import { When, useNow } from '#kit/office/parts/when.tsx';
import type { LeadRecord } from './lead-record.ts';
import { colors } from '#kit/office/theme.ts';

/** When somebody will be in touch again, and what is to be done then where a list says it; a promise that has passed is red and says so. */
export function FollowUp({
  lead: { nextFollowUpAt, nextTask, status },
}: {
  lead: Pick<LeadRecord, 'nextFollowUpAt' | 'nextTask' | 'status'>;
}) {
  const now = useNow();
  if (!nextFollowUpAt) return <Box sx={{ color: 'text.secondary' }}>–</Box>;
  const isLate = new Date(nextFollowUpAt).getTime() < now && !closedStatuses.includes(status);
  return (
    <Box>
      <Box sx={isLate ? { color: colors.brick, fontWeight: 600 } : undefined}>
        {isLate && 'Overdue: '}
        <When at={nextFollowUpAt} />
      </Box>
      {nextTask && nextTask !== usualTask && <Box sx={{ overflowWrap: 'anywhere' }}>{nextTask}</Box>}
    </Box>
  );
}
