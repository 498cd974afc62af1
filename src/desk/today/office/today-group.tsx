import { Box, Button, Card, Checkbox, Typography } from '@mui/material';
import { useState } from 'react';
import { colors } from '#kit/office/theme.ts';
import type { TodayAct, TodayItem } from '../today-item.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { TodayRow } from './today-row.tsx';
import { useAct } from './use-act.tsx';

/** What waits of one kind. Where there are several, some of them can be chosen and dealt with together. */
export function TodayGroup({ heading, items }: { heading: string; items: TodayItem[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (items.length === 0) return null;
  const picked = items.filter(({ id }) => chosen.has(id));
  const late = items.filter(({ urgency }) => urgency === 'late').length;
  const isSeveral = items.length > 1 && items.every(({ snoozedUntil }) => !snoozedUntil);
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <Card component="section" aria-label={heading} sx={{ mb: 2, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, pt: 1.5, pb: 0.5 }}>
        {isSeveral && (
          <Checkbox
            checked={picked.length === items.length}
            indeterminate={picked.length > 0 && picked.length < items.length}
            onChange={(_event, isChosen) => setChosen(new Set(isChosen ? items.map(({ id }) => id) : []))}
            slotProps={{ input: { 'aria-label': `Choose all: ${heading}` } }}
            sx={{ ml: -1.25, my: -1 }}
          />
        )}
        <Typography variant="h6" component="h2">
          {heading}{' '}
          <Typography component="span" color="text.secondary">
            {items.length}
            {late > 0 && `, ${late} late`}
          </Typography>
        </Typography>
      </Box>
      {picked.length > 0 && <Together items={picked} onDone={() => setChosen(new Set())} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <TodayRow
            key={item.id}
            item={item}
            {...(isSeveral && {
              choosing: { isChosen: chosen.has(item.id), choose: (isChosen) => choose(item.id, isChosen) },
            })}
          />
        ))}
      </Box>
    </Card>
  );
}

/** What can be done with all that are chosen: what each of them offers, and putting them off. */
function Together({ items, onDone }: { items: TodayItem[]; onDone: () => void }) {
  const act = useAct();
  const name = `${items.length} chosen`;
  return (
    <Box
      role="toolbar"
      aria-label={name}
      sx={{
        position: 'sticky',
        // Below the bar of the office.
        top: 52,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: colors.marigoldTint,
      }}
    >
      <Typography sx={{ fontWeight: 600, mr: 1 }} role="status">
        {name}
      </Typography>
      {sharedLabels(items).map((label, index) => (
        <Button
          key={label}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          aria-label={`${label}: ${name}`}
          onClick={() => void act(actsOf(items, label)).then((isDone) => isDone && onDone())}
        >
          {label}
        </Button>
      ))}
      <SnoozeButton items={items} name={name} onDone={onDone} />
      <Button size="small" onClick={onDone}>
        Choose none
      </Button>
    </Box>
  );
}

const actsOf = (items: TodayItem[], label: string): TodayAct[] =>
  items.flatMap(({ acts }) => acts.filter((act) => act.label === label));

/** What every one of them offers, in their order; a reason is asked for one by one. */
const sharedLabels = (items: TodayItem[]): string[] =>
  (items[0]?.acts ?? [])
    .filter(({ asksWhyOf }) => !asksWhyOf)
    .map(({ label }) => label)
    .filter((label) => items.every(({ acts }) => acts.some((act) => act.label === label)));
