import { Box, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { UnreachableNote } from '#agency/incoming-mails/office/unreachable-note.tsx';
import { StatusChip } from './status-chip.tsx';
import { When } from '#kit/office/parts/when.tsx';
import type { LeadDetail } from './lead-record.ts';
import { useMay } from '#kit/office/session.ts';
import { showPath } from '#kit/screen-paths.ts';
import { Suspicion } from '../blocking/office/suspicion.tsx';
import { DealCard } from '../deal/office/deal-card.tsx';
import { InTrash } from '../trash/office/trash-parts.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadTasks } from '../tasks/office/lead-tasks.tsx';
import { ContactLead } from './contact-lead.tsx';
import { PrevNext } from './lead-order.tsx';
import { LeadWork } from './lead-work.tsx';
import { MergePart } from '../merging/office/merge-part.tsx';
import { NoteForm } from './note-form.tsx';
import { ResponseChip } from '../clock/office/response-chip.tsx';
import { Timeline } from './timeline.tsx';

type Props = {
  record: LeadDetail;
  /** What to do next. */
  next: ReactNode;
  /** What was sold, and is about to be. */
  sold: ReactNode;
};

/** One lead: who it is, what is to be done, and all that happened. On a narrow screen the work comes before the facts. */
export function LeadView({ record, next, sold }: Props) {
  const mayRestore = useMay('leads:edit');
  const mayEdit = mayRestore && !record.deletedAt;
  if (record.mergedInto) return <Navigate to={showPath('leads', record.mergedInto)} replace />;
  return (
    <Box sx={{ pt: 2 }}>
      <Header lead={record} mayEdit={mayEdit} />
      <InTrash lead={record} mayEdit={mayRestore} />
      <Suspicion key={`suspicion-${record.id}`} lead={record} mayEdit={mayEdit} />
      {record.email && <UnreachableNote address={record.email} />}
      <MergePart key={`merge-${record.id}`} lead={record} mayEdit={mayEdit} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(280px, 5fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {next}
          {mayEdit && <LeadWork key={record.id} lead={record} />}
          {sold}
          <LeadTasks key={`tasks-${record.id}`} lead={record} mayEdit={mayEdit} />
          <Card>
            <CardContent>
              <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
                What happened
              </Typography>
              {mayEdit && <NoteForm key={record.id} leadId={record.id} />}
              {record.timeline ? (
                <Timeline entries={record.timeline} mayEdit={mayEdit} />
              ) : (
                <Skeleton variant="rounded" height={160} role="status" aria-label="Loading" />
              )}
            </CardContent>
          </Card>
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <DealCard key={`deal-${record.id}`} lead={record} mayEdit={mayEdit} />
          <LeadFacts lead={record} mayEdit={mayEdit} />
        </Stack>
      </Box>
    </Box>
  );
}

function Header({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const { id, name } = lead;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name || 'No name'}
          </Typography>
          <StatusChip status={lead.status} />
          <ResponseChip lead={lead} done />
        </Stack>
        <Typography component="div" variant="body2" color="text.secondary">
          <When at={lead.createdAt} inline />
        </Typography>
      </Box>
      <ContactLead key={id} lead={lead} mayEdit={mayEdit} />
      <PrevNext id={id} />
    </Stack>
  );
}
