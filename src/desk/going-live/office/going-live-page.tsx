import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { useCopy } from '#kit/office/parts/use-copy.ts';
import { Refusal } from '#kit/office/parts/refusal.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { ServerSettings } from '#desk/server-settings/office/server-settings.tsx';
import type { LiveCheck } from '../live-check.ts';

type Checks = { id: string; checks: LiveCheck[] };

/** What stands between this installation and real customers, and what to do about each. */
export function GoingLivePage() {
  const { data, error, isFetching, refetch } = useGetOne<Checks>('going-live', { id: 'now' });
  const left = data?.checks.filter(({ ok, needed }) => needed && !ok).length ?? 0;
  return (
    <Box sx={{ py: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      <Title title="Going live" />
      {error && <Refusal error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={480} role="status" aria-label="Looking" />}
      {data && (
        <>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography role="status" sx={{ flexGrow: 1 }}>
              {left === 0
                ? 'Everything a live site needs is there.'
                : `${left} of ${data.checks.length} to be done before real customers come.`}
            </Typography>
            <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Looking …' : 'Look again'}
            </Button>
          </Box>
          {data.checks.map((check) => (
            <OneCheck key={check.name} {...check} />
          ))}
          <ServerSettings onSaved={() => void refetch()} />
        </>
      )}
    </Box>
  );
}

function OneCheck({ name, ok, needed, said, todo, copy, screen }: LiveCheck) {
  return (
    <Section title={name}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
        <Chip
          size="small"
          label={ok ? 'Ready' : needed ? 'To be done' : 'Can wait'}
          color={ok ? 'success' : needed ? 'error' : 'default'}
        />
        <Typography>{said}</Typography>
        {todo && <Typography color="text.secondary">{todo}</Typography>}
        {copy && <ToCopy name={name} text={copy} />}
        {screen && (
          <Button size="small" variant="outlined" component={Link} to={screen} aria-label={`${name}: open`}>
            Open
          </Button>
        )}
      </Box>
    </Section>
  );
}

function ToCopy({ name, text }: { name: string; text: string }) {
  const copy = useCopy();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', width: '100%' }}>
      <Box
        component="pre"
        sx={{
          m: 0,
          p: 1,
          flex: '1 1 16rem',
          bgcolor: 'action.hover',
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        onClick={() => void copy(text)}
        aria-label={`Copy for: ${name}`}
      >
        Copy
      </Button>
    </Box>
  );
}
