import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NotRead, type Asked } from '#kit/office/parts/not-read.tsx';
import { fromNow } from '#kit/office/parts/moments.ts';
import { useNow } from '#kit/office/parts/when.tsx';
import { useOwnLeadsOnly } from '#kit/office/session.ts';
import { colors } from '#kit/office/theme.ts';
import { showPath } from '#kit/screen-paths.ts';
import { StatusChip } from '../../office/status-chip.tsx';
import { digitsSoFar } from '../new-lead.ts';
import { handCalls, type PersonFound } from './hand-calls.ts';

type Props = {
  phone: string;
  onAdd: (leadId: string) => void;
  onFill: (name: string, email: string) => void;
};

/** Whom we know under the number that is being typed: open them, or note on them that they reached us again. */
export function PeopleFound({ phone, onAdd, onFill }: Props) {
  const asked = usePeople(digitsSoFar(phone));
  const { data: found } = asked;
  const now = useNow();
  const ownOnly = useOwnLeadsOnly();
  const nobody = found !== undefined && found.leads.length + found.customers.length === 0;
  return (
    <Box role="status" aria-label="Known under this number" sx={{ mb: 1 }}>
      <NotRead what="Whom we know under this number" asked={asked} />
      {nobody && (
        <Typography variant="body2" color="text.secondary">
          {ownOnly ? 'None of your leads has this number.' : 'Nobody is known under this number.'}
        </Typography>
      )}
      {found?.leads.map(({ id, name, service, status, createdAt, assignedName, phone: theirs }) => (
        <Stack key={id} direction="row" sx={row}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <strong>{name || 'No name'}</strong> · {theirs} <StatusChip status={status} />
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {[service, assignedName, fromNow(createdAt, now)].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Button
            size="small"
            component={Link}
            to={showPath('leads', id)}
            aria-label={`Open ${name || 'No name'}`}
          >
            Open
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onAdd(id)}
            aria-label={`Add to it: ${name || 'No name'}`}
          >
            Add to it
          </Button>
        </Stack>
      ))}
      {found?.customers.map(({ id, code, fullName, email }) => (
        <Stack key={id} direction="row" sx={row}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <MuiLink component={Link} to={showPath('customers', id)}>
              {fullName || email}
            </MuiLink>{' '}
            · customer {code}
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {email}
            </Box>
          </Box>
          <Button size="small" variant="outlined" onClick={() => onFill(fullName, email)}>
            Take name and address
          </Button>
        </Stack>
      ))}
    </Box>
  );
}

const row = {
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: colors.sand,
  px: 1.5,
  py: 1,
  mb: 1,
};

/** So long after the last digit it is looked. */
const pauseMs = 250;

/** Undefined until it was looked: numbers that are too short are not. */
function usePeople(digits: string): Asked & { data: PersonFound | undefined } {
  const [found, setFound] = useState<{ digits: string; people?: PersonFound; error?: Error } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!digits) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      handCalls.find(digits, stop.signal).then(
        (people) => setFound({ digits, people }),
        (error: Error) => stop.signal.aborted || setFound({ digits, error }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [digits, tries]);
  // Of an earlier number stays what was found, until this one was looked for, and no complaint.
  const isIts = found?.digits === digits;
  return {
    data: digits ? found?.people : undefined,
    error: isIts ? found?.error : null,
    refetch: () => {
      setFound(null);
      setTries((before) => before + 1);
    },
  };
}
