import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { MergeDialog } from '#kit/office/parts/merge-dialog.tsx';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { BlockDialog } from './block-dialog.tsx';
import { customerCalls } from './customer-calls.ts';
import type { CustomerDetail, CustomerRow } from './customer-record.ts';

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
        <MergeDialog<CustomerRow>
          id={id}
          resource="customers"
          color="error"
          words={{
            noun: 'account',
            subject: customer.code,
            searchHint: 'Name, e-mail, phone or CUS-…',
            describe: (one) => `${one.fullName}, ${one.code}, ${one.email}`,
            warning: (into) =>
              `${customer.fullName} (${customer.code}) is signed out and closed. Help requests, consents and what ` +
              `happened move to ${into.fullName} (${into.code}), who goes on signing in as before. For 30 days ` +
              'you can undo it on this page.',
          }}
          onLeave={close}
          onMerge={async (into) => {
            if (await change(customerCalls.merge(id, into.id), 'Merged.')) close();
          }}
        />
      )}
    </Stack>
  );
}
