import { Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNow } from '#kit/office/parts/when.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { callHref } from '#kit/office/parts/contact-links.tsx';
import { useMay } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { createPath, showPath } from '#kit/screen-paths.ts';
import { Link } from 'react-router';
import { bookingCalls } from '#sales/bookings/office/booking-calls.ts';
import { statusLabels } from '#sales/leads/lead.ts';
import { leadCalls } from '#sales/leads/office/lead-calls.ts';
import type { LeadDetail } from '#sales/leads/office/lead-record.ts';
import { WhatCame, WriteToLead } from '#sales/leads/office/contact-lead.tsx';
import { useChange } from '#sales/leads/office/use-change.tsx';
import { WhyDialog } from '#sales/leads/tasks/office/why-dialog.tsx';
import { nextStep, type StepAct } from '../next-step.ts';
import { useLeadDesk } from './use-lead-desk.ts';

/** What to do next, on top of everything: one usual way, and the others beside it. */
export function NextStepCard({ lead }: { lead: LeadDetail }) {
  const { data: desk, isPending } = useLeadDesk(lead.id);
  const now = useNow();
  const [asking, setAsking] = useState<Asked | null>(null);
  if (!desk && !isPending) return null;
  // Its room is kept: whatever stands below would move as somebody presses it.
  if (!desk || !lead.tasks)
    return <Skeleton variant="rounded" height={143} role="status" aria-label="Loading" />;
  const { title, why, acts } = nextStep({ ...lead, tasks: lead.tasks }, desk, now);
  return (
    <Card
      component="section"
      aria-label="What to do next"
      sx={{ borderLeft: `4px solid ${acts.length > 0 ? colors.marigold : colors.line}` }}
    >
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography color="text.secondary">{why}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: acts.length > 0 ? 1.5 : 0 }}>
          {acts.map((act, i) => (
            <Act key={act.text} act={act} lead={lead} isUsual={i === 0} onAsk={setAsking} />
          ))}
        </Stack>
        {asking?.does === 'call' && (
          <WhatCame leadId={lead.id} channel="call" onDone={() => setAsking(null)} />
        )}
        {asking?.does === 'mail' && (
          <WriteToLead
            lead={lead}
            channel="email"
            onLeave={() => setAsking(null)}
            onSent={() => setAsking(null)}
          />
        )}
        {asking?.does === 'why' && (
          <WhyDialog leadId={lead.id} taskId={asking.taskId} onClose={() => setAsking(null)} />
        )}
      </CardContent>
    </Card>
  );
}

/** What is done in a place of its own. */
type Asked = Extract<StepAct, { does: 'call' | 'mail' | 'why' }>;

function Act({
  act,
  lead,
  isUsual,
  onAsk,
}: {
  act: StepAct;
  lead: LeadDetail;
  isUsual: boolean;
  onAsk: (act: Asked) => void;
}) {
  const change = useChange();
  const plain = usePlainChange();
  const mayQuote = useMay('quotations:edit');
  const mayBook = useMay('bookings:edit');
  const look = isUsual
    ? ({ variant: 'contained', color: 'secondary' } as const)
    : ({ variant: 'outlined' } as const);
  if (act.does === 'call')
    return (
      <Button {...look} href={callHref(lead.phone)} onClick={() => onAsk(act)}>
        {act.text}
      </Button>
    );
  if (act.does === 'quote')
    return mayQuote ? (
      <Button {...look} component={Link} to={createPath('quotations', { lead: lead.id })}>
        {act.text}
      </Button>
    ) : null;
  if (act.does === 'open')
    return (
      <Button {...look} component={Link} to={showPath(act.resource, act.id)}>
        {act.text}
      </Button>
    );
  if (act.does === 'mark')
    return mayBook ? (
      <Button
        {...look}
        onClick={() => void plain(bookingCalls.mark(act.bookingId, act.status), 'Written down.')}
      >
        {act.text}
      </Button>
    ) : null;
  const run = {
    mail: () => act.does === 'mail' && onAsk(act),
    why: () => act.does === 'why' && onAsk(act),
    move: () =>
      act.does === 'move' &&
      void change.one(leadCalls.change(lead.id, { status: act.to }), `Now “${statusLabels[act.to]}”.`),
    finish: () =>
      act.does === 'finish' &&
      void change.one(leadCalls.changeTask(act.taskId, { done: true }), 'The task is done.'),
  }[act.does];
  return (
    <Button {...look} onClick={run}>
      {act.text}
    </Button>
  );
}
