import EditIcon from '@mui/icons-material/EditOutlined';
import {
  Box,
  Button,
  Card,
  CardContent,
  IconButton,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { formatDay } from '#kit/india/india-date.ts';
import { formatInr, toPaise, toRupees } from '#kit/india/money.ts';
import { leadCalls } from '../../office/lead-calls.ts';
import type { LeadDetail } from '../../office/lead-record.ts';
import { useChange } from '../../office/use-change.tsx';
import { chanceOf, expectedPaise } from '../deal.ts';
import type { ChancesRecord } from './chances-card.tsx';

/** What a lead may bring, how likely, and by when. */
export function DealCard({ lead, mayEdit }: { lead: LeadDetail; mayEdit: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card component="section" aria-label="Deal">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
          <Typography variant="h6" component="h2">
            Deal
          </Typography>
          {mayEdit && !open && (
            <Tooltip title="Change the deal">
              <IconButton size="small" aria-label="Change the deal" onClick={() => setOpen(true)}>
                <EditIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
        {open ? <DealForm lead={lead} onDone={() => setOpen(false)} /> : <Deal lead={lead} />}
      </CardContent>
    </Card>
  );
}

function Deal({ lead: { valuePaise, valueKept, expectedCloseOn, status } }: { lead: LeadDetail }) {
  const { data } = useGetOne<ChancesRecord>('deal-chances', { id: 'now' });
  const chance = data && chanceOf(data, status);
  return (
    <>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {valuePaise === null ? 'Value unknown' : formatInr(valuePaise)}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {valuePaise !== null && (valueKept ? 'as the team says' : 'by its quotation or the plan')}
        {valuePaise !== null && chance !== undefined && (
          <Box component="span" sx={{ display: 'block' }}>
            {formatInr(valuePaise)} × {chance} % = {formatInr(expectedPaise(valuePaise, chance))} expected
          </Box>
        )}
        <Box component="span" sx={{ display: 'block' }}>
          {expectedCloseOn
            ? `To be decided by ${formatDay(expectedCloseOn)} ${expectedCloseOn.slice(0, 4)}`
            : 'No day expected'}
        </Box>
      </Typography>
    </>
  );
}

function DealForm({ lead, onDone }: { lead: LeadDetail; onDone: () => void }) {
  const change = useChange();
  const [rupees, setRupees] = useState(lead.valuePaise === null ? '' : String(toRupees(lead.valuePaise)));
  const [day, setDay] = useState(lead.expectedCloseOn ?? '');
  const said = rupees.trim() === '' ? null : toPaise(Number(rupees));
  const store = async (valuePaise: number | null) => {
    const patch = {
      ...(valuePaise !== lead.valuePaise || (valuePaise === null && lead.valueKept) ? { valuePaise } : {}),
      ...(day !== (lead.expectedCloseOn ?? '') && { expectedCloseOn: day || null }),
    };
    if (await change.one(leadCalls.change(lead.id, patch), 'The deal is changed.')) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void store(said);
      }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <TextField
          label="Value with GST (₹)"
          type="number"
          autoFocus
          value={rupees}
          onChange={({ target }) => setRupees(target.value)}
          slotProps={{ htmlInput: { min: 0, step: '0.01', inputMode: 'decimal' } }}
          helperText="Empty: it goes by the quotations"
          sx={{ flex: '1 1 160px' }}
        />
        <TextField
          label="To be decided by"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px' }}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color="secondary" size="small">
          Save the deal
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </form>
  );
}
