import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetOne } from 'react-admin';
import type { DemoRemoved, DemoState } from '#desk/demo-content/demo-content.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { stepCalls, type StepProps } from './first-steps-calls.ts';
import { GoOn } from './set-up-steps.tsx';
import { NotYet } from '#kit/office/parts/record-page.tsx';

/** What came to show how a full site looks: keep it as a start, or take it away. */
export function DemoStep({ onDone }: StepProps) {
  const { data, ...asked } = useGetOne<DemoState & { id: string }>('demo-content', { id: 'now' });
  const [asking, setAsking] = useState(false);
  const [removed, setRemoved] = useState<DemoRemoved>([]);
  const change = usePlainChange();
  if (!data) return <NotYet {...asked} />;
  const present = data.counts.filter(({ removable, inUse }) => removable + inUse.length > 0);
  const removable = present.reduce((all, group) => all + group.removable, 0);
  const run = async (done: Promise<DemoState & { removed?: DemoRemoved }>, did: string) => {
    setAsking(false);
    if (await change(done, did)) setRemoved((await done).removed ?? []);
    await asked.refetch();
  };
  return (
    <>
      <Typography color="text.secondary">
        Sample posts, galleries, prices, quotations and customers show what your site can be. What you have
        saved yourself, or somebody uses, always stays.
      </Typography>
      {removed.length > 0 && (
        <Alert severity="success" sx={{ my: 1 }}>
          Removed: {removed.map(({ name, rows }) => `${name} (${rows})`).join(', ')}.
        </Alert>
      )}
      {present.length > 0 && (
        <Box component="ul" aria-label="Demo content" sx={{ my: 1, pl: 3 }}>
          {present.map(({ name, removable: can, inUse }) => (
            <li key={name}>
              {name}: {can} as they came
              {inUse.length > 0 && `, ${inUse.length} more in use (${inUse.join(', ')})`}
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {removable > 0 && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            Remove the demo content
          </Button>
        )}
        {!data.on && (
          <Button
            variant="outlined"
            onClick={() =>
              void run(stepCalls.restoreDemo(), 'The demo content is back where nothing of yours stands.')
            }
          >
            Put the demo content back
          </Button>
        )}
      </Box>
      <GoOn onDone={onDone} />
      <Confirm
        isOpen={asking}
        title={`Remove ${removable} demo rows?`}
        content="They disappear from the website at once. What you changed stays. They can be put back later."
        confirm="Remove"
        onConfirm={() => void run(stepCalls.removeDemo(), 'The demo content is gone.')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
