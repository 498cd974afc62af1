import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePlainChange } from '../parts/use-plain-change.ts';
import { BlockDialog } from './block-dialog.tsx';
import { customerCalls } from './customer-calls.ts';
import type { CustomerDetail } from './customer-record.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Blocking, letting in again, merging two accounts of one person. */
export function CustomerWork({ customer }: { customer: CustomerDetail }) {
  const [asking, setAsking] = useState<'block' | 'merge' | null>(null);
  const change = usePlainChange();
  const close = () => setAsking(null);
  const { id, state } = customer;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {state === 'blocked' ? (
        <Button
          variant="contained"
          color="secondary"
          onClick={() => void change(customerCalls.unblock(id), 'They may sign in again.')}
        >
          Let in again
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsking('block')}>
          Block
        </Button>
      )}
      <Button variant="outlined" onClick={() => setAsking('merge')}>
        Merge into another account
      </Button>
      {asking === 'block' && (
        <BlockDialog
          name={customer.fullName}
          onLeave={close}
          onBlock={async (because) => {
            if (await change(customerCalls.block(id, because), 'Blocked and signed out everywhere.')) close();
          }}
        />
      )}
      {asking === 'merge' && (
        <MergeDialog
          customer={customer}
          onLeave={close}
          onMerge={async (intoId) => {
            if (await change(customerCalls.merge(id, intoId), 'Merged.')) close();
          }}
        />
      )}
    </Stack>
  );
}
