import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';

const usual = [7, 28, 90];

/** The days that are looked at; they stand in the address, so a view can be sent to a colleague. */
export function useSpan() {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => dateInIndia(new Date()));
  return {
    today,
    from: search.get('from') ?? addDays(today, -27),
    to: search.get('to') ?? today,
    choose: (span: { from: string; to: string }) => setSearch(span, { replace: true }),
  };
}

export function SpanBar({
  today,
  from,
  to,
  onChoose,
}: {
  today: string;
  from: string;
  to: string;
  onChoose: (span: { from: string; to: string }) => void;
}) {
  const field = (label: string, value: string, change: (day: string) => void) => (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={label}
      value={value}
      onChange={(event) => event.target.value && change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {field('From', from, (day) => onChoose({ from: day, to: day > to ? day : to }))}
      {field('To', to, (day) => onChoose({ from: day < from ? day : from, to: day }))}
      {usual.map((days) => {
        const span = { from: addDays(today, 1 - days), to: today };
        const chosen = span.from === from && span.to === to;
        return (
          <Button
            key={days}
            variant={chosen ? 'contained' : 'outlined'}
            aria-pressed={chosen}
            onClick={() => onChoose(span)}
          >
            {days} days
          </Button>
        );
      })}
    </Box>
  );
}
