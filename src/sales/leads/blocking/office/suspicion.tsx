import { Alert, Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { useMay } from '#kit/office/session.ts';
import type { LeadDetail } from '../../office/lead-record.ts';
import { reasonOfCatch, type Catch } from '../block-kinds.ts';
import { blockCalls } from './block-calls.ts';
import { BlockDialog } from './block-dialog.tsx';

/** Why a lead is suspected, and what can be learnt from it; of a real one, what would keep it apart again. */
export function Suspicion({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const [blocking, setBlocking] = useState(false);
  const mayBlock = useMay('block-rules:edit');
  const { status, suspectedBecause, caughtBy = [] } = lead;
  const isSpam = status === 'suspected' || status === 'junk';
  if (!isSpam && caughtBy.length === 0) return null;
  return (
    <Alert severity={status === 'suspected' ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {status === 'suspected' && (
        <>
          This looks like spam ({suspectedBecause.join(', ') || 'no reason noted'}). If it is a person, move
          it to “New”.
        </>
      )}
      {status === 'junk' && <>This is junk. Enquiries like it can be filed as suspected by themselves.</>}
      {!isSpam && (
        <>The next enquiry like this one would be suspected: {caughtBy.map(reasonOfCatch).join(', ')}.</>
      )}
      {mayEdit && mayBlock && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {isSpam && (
            <Button size="small" color="inherit" variant="outlined" onClick={() => setBlocking(true)}>
              Block this
            </Button>
          )}
          {caughtBy.map((one) => (
            <TakeAway key={`${one.kind} ${one.value}`} caught={one} />
          ))}
        </Stack>
      )}
      {blocking && <BlockDialog lead={lead} onLeave={() => setBlocking(false)} />}
    </Alert>
  );
}

function TakeAway({ caught: { ruleId, value } }: { caught: Catch }) {
  const change = usePlainChange();
  const [busy, setBusy] = useState(false);
  async function takeAway() {
    setBusy(true);
    if (ruleId) await change(blockCalls.remove(ruleId), 'The rule is gone.');
    else await change(blockCalls.add({ kind: 'trusted', value }), `${value} is off the list.`);
    setBusy(false);
  }
  return (
    <Button size="small" color="inherit" variant="outlined" disabled={busy} onClick={() => void takeAway()}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {ruleId ? `Take the rule away: ${value}` : `Take ${value} off the list`}
      </Box>
    </Button>
  );
}
