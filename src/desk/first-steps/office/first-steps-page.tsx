import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  Link as MuiLink,
  Skeleton,
  Typography,
} from '@mui/material';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Title, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import type { StepAnswer, StepKey } from '../step.ts';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { CompanyStep, GstStep, HoursStep } from './company-steps.tsx';
import { DemoStep } from './demo-step.tsx';
import { stepCalls, type FirstStepsRecord, type StepProps } from './first-steps-calls.ts';
import { MailStep, PaymentsStep, useTestMode } from './set-up-steps.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';

const steps: Record<StepKey, { title: string; body: ComponentType<StepProps> }> = {
  company: { title: 'Your company', body: CompanyStep },
  gst: { title: 'GST number', body: GstStep },
  hours: { title: 'Office hours', body: HoursStep },
  mail: { title: 'Does mail arrive?', body: MailStep },
  payments: { title: 'Payments', body: PaymentsStep },
  demo: { title: 'Demo content', body: DemoStep },
};
const stateLabels = { open: 'To do', done: 'Done', skipped: 'Skipped', test: 'Test mode' };

/** Leads a new owner through what has to be set; afterwards it is the list of it. Each step can wait. */
export function FirstStepsPage() {
  const { data, error, refetch } = useGetOne<FirstStepsRecord & { id: string }>('first-steps', { id: 'now' });
  const [chosen, setChosen] = useState<StepKey | null>(null);
  const { attempt } = useAttempt();
  const inTest = useTestMode();
  if (error && !data) return <Refusal error={error} onAgain={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />;

  const open = chosen ?? data.steps.find(({ state }) => state === 'open')?.key ?? null;
  const missing = Object.values(inTest);
  const settled = data.steps.filter(({ state }) => state !== 'open').length;
  async function answer(step: StepKey, state: StepAnswer['state']) {
    await attempt(async () => {
      await stepCalls.answer({ step, state });
      await refetch();
      setChosen(null);
    });
  }
  return (
    <Box sx={{ py: 2, maxWidth: 720, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="First steps" />
      <Typography color="text.secondary">
        {data.finished
          ? 'All six steps have been gone through. Each can be opened here again, and changed in the site settings.'
          : `Six short steps, each of which can wait. ${settled} of 6 are behind you; what is saved stays.`}
      </Typography>
      {data.finished && missing.length > 0 && (
        <Alert severity="warning">
          Before this site is live:
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
          <MuiLink component={Link} to="/going-live" color="inherit">
            All that a live site needs
          </MuiLink>
        </Alert>
      )}
      {data.steps.map(({ key, state }, i) => (
        <Step
          key={key}
          title={steps[key].title}
          number={i + 1}
          state={state === 'done' && inTest[key] ? 'test' : state}
          onOpen={open === key ? null : () => setChosen(key)}
        >
          {open === key && (
            <>
              <Body step={key} onDone={() => void answer(key, 'done')} />
              <Button size="small" onClick={() => void answer(key, 'skipped')} sx={{ mt: 1 }}>
                Skip for now
              </Button>
            </>
          )}
        </Step>
      ))}
    </Box>
  );
}

function Body({ step, onDone }: StepProps & { step: StepKey }) {
  const Of = steps[step].body;
  return <Of onDone={onDone} />;
}

type StepCard = {
  number: number;
  title: string;
  /** `test`: gone through, but not real yet. */
  state: StepAnswer['state'] | 'test';
  /** Null for the one that is open. */
  onOpen: (() => void) | null;
  children: ReactNode;
};

const Step = ({ number, title, state, onOpen, children }: StepCard) => (
  <Card component="section" aria-label={title}>
    <CardContent sx={{ '&:last-child': { pb: 2 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', mb: onOpen ? 0 : 1 }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          {number}. {title}
        </Typography>
        <Chip
          size="small"
          label={stateLabels[state]}
          color={state === 'done' ? 'success' : state === 'test' ? 'warning' : 'default'}
          variant={state === 'open' ? 'outlined' : 'filled'}
        />
        {onOpen && (
          <Button size="small" onClick={onOpen} aria-label={`Open ${title}`}>
            Open
          </Button>
        )}
      </Box>
      {children}
    </CardContent>
  </Card>
);
