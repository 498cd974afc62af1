import { Alert, Box, Button, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useGetOne } from 'react-admin';
import { Fact, Facts } from '#kit/office/parts/facts.tsx';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { StaleNote } from '#kit/office/parts/stale-note.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { kept } from '../retention.ts';
import type { BackupsRecord, ListedBackup } from './answers.ts';
import { backupCalls } from './backup-calls.ts';
import { BackupCard } from './backup-card.tsx';
import { GoOnCard } from './go-on-card.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';

type Asking = { what: 'take' | 'restore'; backup: ListedBackup } | null;

/** Every backup, what can be done with it, and whether it can be relied on. */
export function BackupsPage() {
  const [asking, setAsking] = useState<Asking>(null);
  const { data, error, isPending, isPaused, refetch } = useGetOne<BackupsRecord & { id: string }>(
    'backups',
    { id: 'now' },
    { refetchInterval: ({ state }) => (state.data?.running ? 2_000 : 10_000) },
  );
  return (
    <Box sx={{ py: 2, maxWidth: 900, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title="Backups" />
      {error && !data && <Refusal error={error} onAgain={refetch} />}
      {data && <StaleNote error={error} isPaused={isPaused} refetch={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={320} role="status" aria-label="Loading" />}
      {data && <Page {...data} onAsk={setAsking} />}
      {asking?.what === 'take' && <TakeDialog backup={asking.backup} onClose={() => setAsking(null)} />}
      {asking?.what === 'restore' && <RestoreDialog backup={asking.backup} onClose={() => setAsking(null)} />}
    </Box>
  );
}

function Page({ onAsk, ...data }: BackupsRecord & { onAsk: (asking: Asking) => void }) {
  const { troubles, backups, drills, down, sealed, restored, elsewhere } = data;
  return (
    <>
      <GoOnCard restored={restored} elsewhere={elsewhere} />
      {down !== null && (
        <Alert severity="error">The place where backups lie cannot be reached: {down}.</Alert>
      )}
      {troubles.map(({ kind, said }) => (
        <Alert key={kind} severity="error">
          {said}
        </Alert>
      ))}
      {!sealed && (
        <Alert severity="warning">
          Backups are readable for whoever gets hold of them. Whoever runs the server sets{' '}
          <code>BACKUP_PASSPHRASE</code> to a long random text and keeps it elsewhere, too: without it a
          sealed backup is lost.
        </Alert>
      )}
      <Now {...data} />
      <Section title={`Kept (${backups.length})`}>
        {backups.length === 0 ? (
          <Typography color="text.secondary">There is none yet.</Typography>
        ) : (
          <Box component="ul" aria-label="Backups" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {backups.map((backup) => (
              <BackupCard
                key={backup.name}
                backup={backup}
                onTake={() => onAsk({ what: 'take', backup })}
                onRestore={() => onAsk({ what: 'restore', backup })}
              />
            ))}
          </Box>
        )}
      </Section>
      {drills.length > 0 && (
        <Section title="Trials">
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            Once a week the newest backup is brought back into a database beside the real one and compared.
          </Typography>
          <Box component="ul" aria-label="Trials" sx={{ m: 0, pl: 2.5 }}>
            {drills.map(({ at, ok, said, name }) => (
              <li key={at}>
                <When at={at} inline />{' '}
                <Box
                  component="span"
                  sx={{ color: ok ? 'success.dark' : 'error.main', overflowWrap: 'anywhere' }}
                >
                  {ok ? 'Came back' : 'Did not come back'}: {said}
                </Box>{' '}
                <Box component="small" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
              </li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

function Now({ where, sealed, run, running }: BackupsRecord) {
  const [asked, setAsked] = useState(false);
  const change = usePlainChange();
  async function make() {
    setAsked(true);
    await change(backupCalls.make(), 'A backup will be made within seconds.');
    setAsked(false);
  }
  return (
    <Section title="How it is done">
      <Facts>
        <Fact term="When">every night at 3:30 am, and whenever you ask</Fact>
        <Fact term="Where">{where}</Fact>
        <Fact term="Kept">{`the newest of ${kept.daily} days, ${kept.weekly} weeks and ${kept.monthly} months, and all of the last two days`}</Fact>
        <Fact term="Sealed">{sealed ? 'with the passphrase of this installation (age)' : 'no'}</Fact>
        <Fact term="Last run">
          {run && !running && (
            <>
              <When at={run.beat} inline /> {run.state === 'failed' ? `failed: ${run.said}` : 'done'}
            </>
          )}
        </Fact>
      </Facts>
      <Box role="status" sx={{ mt: 1 }}>
        {running && run && (
          <>
            <Typography>A backup is being made: {run.said}.</Typography>
            <LinearProgress aria-label="A backup is being made" sx={{ my: 1 }} />
          </>
        )}
      </Box>
      <Button
        variant="contained"
        color="secondary"
        disabled={running || asked}
        onClick={() => void make()}
        sx={{ mt: 1 }}
      >
        Back up now
      </Button>
    </Section>
  );
}
