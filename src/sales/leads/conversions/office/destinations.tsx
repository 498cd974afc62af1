import { Box, Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, required, TextInput, useGetList } from 'react-admin';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { KeyFormEnd, KeyInput } from '#kit/office/parts/key-inputs.tsx';
import { NotRead } from '#kit/office/parts/not-read.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { useAttempt } from '#kit/office/parts/use-attempt.ts';
import { upTo } from '#kit/office/parts/up-to.ts';
import { usePlainChange } from '#kit/office/parts/use-plain-change.ts';
import { consentNeeded, destinationLabels, destinations, type Destination } from '../conversion.ts';
import { conversionCalls, type DestinationRecord } from './conversion-calls.ts';
import { WrittenDialog } from '#kit/office/parts/written-dialog.tsx';

/** The networks, with what each was told; a form sets one up. */
export function Destinations() {
  const asked = useGetList<DestinationRecord>('conversion-destinations');
  const { data = [] } = asked;
  const rows = destinations.map((id) => ({ id, told: data.find((one) => one.id === id) }));
  const [open, setOpen] = useState<DestinationRecord | null>(null);
  return (
    <Section title="Who is told">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        What a lead became – lead, qualified, won with its value – goes back to the networks, so that their
        advertisements find more of such people. Only with the visitor’s consent, never a name: address and
        number as SHA-256. What staff change is told ten minutes later.
      </Typography>
      <NotRead what="What they were told" asked={asked} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ id, told }) => (
          <Box
            component="li"
            key={id}
            sx={{
              minHeight: 48,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ fontWeight: 600, flex: '0 1 13rem' }}>{destinationLabels[id]}</Typography>
            {told && <WhatItWasTold told={told} onOpen={() => setOpen(told)} />}
          </Box>
        ))}
      </Box>
      {open && <DestinationDialog destination={open} onLeave={() => setOpen(null)} />}
    </Section>
  );
}

const WhatItWasTold = ({ told, onOpen }: { told: DestinationRecord; onOpen: () => void }) => (
  <>
    <ActiveChip active={told.active} words={['On', 'Off']} />
    <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 14rem' }}>
      {upTo(told.sent)} told · {upTo(told.waiting)} on their way · {upTo(told.skipped)} not told ·{' '}
      {upTo(told.dead)} given up
    </Typography>
    <Button size="small" variant="outlined" onClick={onOpen}>
      {told.hasSecret ? 'Change' : 'Set up'}
    </Button>
  </>
);

const idLabels: Record<Destination, Record<string, [label: string, help?: string]>> = {
  meta: { pixelId: ['Pixel (dataset) id', 'The same pixel as in the site settings: leads are counted once'] },
  'google-ads': {
    customerId: ['Customer id of the account'],
    leadActionId: ['Conversion action: lead', 'Its id. What is left empty is not told'],
    qualifiedActionId: ['Conversion action: qualified'],
    wonActionId: ['Conversion action: won'],
  },
  ga4: { measurementId: ['Measurement id', 'Begins with G-. The same as in the site settings'] },
};
const secretLabels: Record<Destination, string> = {
  meta: 'Access token of the Conversions API',
  'google-ads': 'Key file of the service account (JSON)',
  ga4: 'API secret of the Measurement Protocol',
};
const optional = ['leadActionId', 'qualifiedActionId', 'wonActionId'];

type Typed = { active?: boolean; secret?: string; ids?: Record<string, string | null> };

function DestinationDialog({
  destination: { id: kind, active, ids, hasSecret },
  onLeave,
}: {
  destination: DestinationRecord;
  onLeave: () => void;
}) {
  const { submit } = useAttempt();
  const change = usePlainChange();
  const send = ({ active: on = false, secret, ids: typed = {} }: Typed) =>
    submit(async () => {
      const said = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value ?? '']));
      await conversionCalls.save({ kind, active: on, ids: said, ...(secret && { secret }) });
      onLeave();
      await change(Promise.resolve(), 'Saved.');
    });
  return (
    <WrittenDialog onLeave={onLeave} aria-labelledby="destination-title" maxWidth="sm">
      <DialogTitle id="destination-title">{destinationLabels[kind]}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          Told only of people who agreed to {consentNeeded[kind]}.
        </Typography>
        <Form defaultValues={{ active, ids }} onSubmit={send}>
          {Object.entries(idLabels[kind]).map(([name, [label, help]]) => (
            <TextInput
              key={name}
              source={`ids.${name}`}
              label={label}
              helperText={help}
              {...(!optional.includes(name) && { validate: required() })}
            />
          ))}
          <KeyInput source="secret" label={secretLabels[kind]} isKept={hasSecret} />
          <KeyFormEnd on="On" onLeave={onLeave} />
        </Form>
      </DialogContent>
    </WrittenDialog>
  );
}
