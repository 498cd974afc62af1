import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { When } from '#kit/office/parts/when.tsx';
import { useMay } from '#kit/office/session.ts';
import { platformName } from '../../row-name.ts';
import { fetchSpans, fetchedDays } from '../ad-account.ts';
import { AccountDialog } from './account-dialog.tsx';
import { accountCalls, type AdAccountRecord } from './account-calls.ts';

/** From which accounts costs are fetched every morning, and what came of it. */
export function AdAccounts() {
  const asked = useGetList<AdAccountRecord>('ad-accounts', undefined, {
    // Until the answer that somebody waits for is there.
    refetchInterval: ({ state }) => (state.data?.data.some(({ askedAt }) => askedAt) ? 3_000 : false),
  });
  const { data = [] } = asked;
  const [open, setOpen] = useState<AdAccountRecord | null>(null);
  return (
    <Section title="Fetched from the platforms">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Each morning the costs of the last {fetchedDays} days are fetched again, for platforms correct them,
        and take the place of what was known of these days, from a file too. Nothing counts twice.
      </Typography>
      <NotRead what="The accounts" asked={asked} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((account) => (
          <Account key={account.id} account={account} onChange={() => setOpen(account)} />
        ))}
      </Box>
      {open && <AccountDialog account={open} onLeave={() => setOpen(null)} />}
    </Section>
  );
}

function Account({ account, onChange }: { account: AdAccountRecord; onChange: () => void }) {
  const { platform, active, hasKeys, problem } = account;
  const mayKeep = useMay('ad-accounts:edit');
  const mayFetch = useMay('advertising:edit');
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ fontWeight: 600, flex: '0 1 7rem' }}>{platformName(platform)}</Typography>
        <ActiveChip active={active} words={['On', 'Off']} />
        <Box sx={{ flex: '1 1 14rem', color: 'text.secondary', fontSize: '0.875rem' }}>
          <Said {...account} />
        </Box>
        {mayFetch && active && <Fetch {...account} />}
        {mayKeep && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${hasKeys ? 'Change' : 'Set up'} ${platformName(platform)}`}
            onClick={onChange}
          >
            {hasKeys ? 'Change' : 'Set up'}
          </Button>
        )}
      </Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
      <OtherDays {...account} />
    </Box>
  );
}

function Said({ hasKeys, askedAt, fetchedAt, name, accountId }: AdAccountRecord) {
  if (!hasKeys) return 'Not set up';
  return (
    <>
      {[name, accountId].filter(Boolean).join(' · ')}
      <Box role="status">
        {askedAt ? (
          'Being fetched …'
        ) : fetchedAt ? (
          <>
            Last fetched <When at={fetchedAt} inline />
          </>
        ) : (
          'Never fetched'
        )}
      </Box>
    </>
  );
}

/** Its days begin elsewhere: the figures of one day may stand with the day beside it. */
const OtherDays = ({ timeZone }: AdAccountRecord) =>
  timeZone !== '' && !indian.includes(timeZone) ? (
    <Alert severity="info">
      Its days are those of {timeZone}, not of India: some of a day’s cost stands with the day beside it.
    </Alert>
  ) : null;

const indian = ['Asia/Kolkata', 'Asia/Calcutta'];

function Fetch({ platform, askedAt }: AdAccountRecord) {
  const [days, setDays] = useState<number>(fetchedDays);
  const change = usePlainChange();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        size="small"
        value={days}
        onChange={({ target: { value } }) => setDays(Number(value))}
        slotProps={{ htmlInput: { 'aria-label': `Days of ${platformName(platform)}` } }}
      >
        {fetchSpans.map((one) => (
          <MenuItem key={one} value={one}>
            Last {one} days
          </MenuItem>
        ))}
      </TextField>
      <Button
        size="small"
        variant="outlined"
        disabled={askedAt !== null}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => void change(accountCalls.fetch(platform, days), 'The costs are on their way.')}
      >
        Fetch now
      </Button>
    </Box>
  );
}
