import CallIcon from '@mui/icons-material/CallOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Checkbox, Chip, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TodayItem, TodayKind } from '../today-item.ts';
import { callHref, formatPhone, whatsappHref } from '#kit/office/parts/contact-links.tsx';
import { useReach } from '#sales/leads/office/lead-phone.tsx';
import { WhyDialog } from '#sales/leads/tasks/office/why-dialog.tsx';
import { ResponseChip } from '#sales/leads/clock/office/response-chip.tsx';
import { inIndia, inIndiaWithDay } from '#kit/office/parts/moments.ts';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { colors } from '#kit/office/theme.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { useAct, useSnooze } from './use-act.tsx';

/** What the one button says of an item that is dealt with on its own screen, where that is more than “Open”. */
const openLabels: Partial<Record<TodayKind, string>> = {
  project: 'Look at it',
  payment: 'Look at it',
  refund: 'Look at it',
  renewal: 'Look at it',
  help: 'Answer',
  privacy: 'Look at it',
  import: 'Open the list',
};

/** Whether it is one of several that are dealt with together. */
type Choosing = { isChosen: boolean; choose: (isChosen: boolean) => void };

/** One thing to do: whose it is, why now, the one button that deals with it, and beside it what else can be done. */
export function TodayRow({ item, choosing }: { item: TodayItem; choosing?: Choosing }) {
  const { bringBack } = useSnooze();
  const { onCall, onWrite, question } = useReach(item.leadId);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.25,
        borderTop: `1px solid ${colors.line}`,
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {choosing && (
          <Checkbox
            checked={choosing.isChosen}
            onChange={(_event, isChosen) => choosing.choose(isChosen)}
            slotProps={{ input: { 'aria-label': `Choose ${item.who}` } }}
            sx={{ ml: -1.25, mt: -1 }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
            <RowLink to={item.path}>{item.who}</RowLink>
            {item.urgency === 'late' && <Chip size="small" color="warning" label="Late" />}
            {item.urgency === 'today' && <Chip size="small" variant="outlined" label="Today" />}
          </Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{item.reason}</Typography>
          <Typography variant="body2" component="div" color="text.secondary">
            {item.clock ? (
              <>
                <ResponseChip lead={item.clock} />
                <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                  due {inIndia(item.at)}
                </Box>
              </>
            ) : (
              <When at={item.at} inline />
            )}
            {item.snoozedUntil && ` · put off until ${inIndiaWithDay(item.snoozedUntil)}`}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {item.phone && (
          <>
            <IconButton
              href={callHref(item.phone)}
              onClick={onCall}
              aria-label={`Call ${item.who}, ${formatPhone(item.phone)}`}
            >
              <CallIcon />
            </IconButton>
            <IconButton
              href={whatsappHref(item.phone)}
              onClick={onWrite}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Write to ${item.who} on WhatsApp`}
              sx={{ color: colors.leaf }}
            >
              <ChatIcon />
            </IconButton>
          </>
        )}
        {item.snoozedUntil ? (
          <Button
            variant="contained"
            size="small"
            aria-label={`Bring back: ${item.who}`}
            onClick={() => void bringBack(item)}
          >
            Bring back
          </Button>
        ) : (
          <>
            <Acts item={item} />
            <SnoozeButton items={[item]} name={item.who} />
          </>
        )}
      </Box>
      {question}
    </Box>
  );
}

/** What deals with it in one click; the first is what is meant mostly. */
function Acts({ item: { acts, kind, path, who, leadId } }: { item: TodayItem }) {
  const act = useAct();
  const [whyOf, setWhyOf] = useState<string | null>(null);
  const open = openLabels[kind] ?? 'Open';
  if (acts.length === 0)
    return (
      <Button variant="contained" size="small" component={Link} to={path} aria-label={`${open}: ${who}`}>
        {open}
      </Button>
    );
  return (
    <>
      {acts.map((one, index) => (
        <Button
          key={one.label}
          variant={index === 0 ? 'contained' : 'outlined'}
          size="small"
          aria-label={`${one.label}: ${who}`}
          onClick={() => (one.asksWhyOf ? setWhyOf(one.asksWhyOf) : void act([one]))}
        >
          {one.label}
        </Button>
      ))}
      {whyOf && leadId && <WhyDialog leadId={leadId} taskId={whyOf} onClose={() => setWhyOf(null)} />}
    </>
  );
}
