import CallIcon from '@mui/icons-material/CallOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Chip, IconButton, Typography } from '@mui/material';
import type { TodayItem, TodayKind } from '../today-item.ts';
import { callHref, formatPhone, whatsappHref } from '#kit/office/parts/contact-links.tsx';
import { ResponseChip } from '#sales/leads/clock/office/response-chip.tsx';
import { inIndia } from '#kit/office/parts/moments.ts';
import { RowLink } from '#kit/office/parts/row-link.tsx';
import { When } from '#kit/office/parts/when.tsx';
import { colors } from '#kit/office/theme.ts';
import { useAct } from './use-act.tsx';

const kindLabels: Record<TodayKind, string> = {
  lead: 'Lead',
  'follow-up': 'Follow-up',
  booking: 'Consultation',
  quotation: 'Quotation',
  payment: 'Payment',
  refund: 'Refund',
  renewal: 'Renewal',
  help: 'Help request',
  comment: 'Comment',
  message: 'Mail',
};

/** One thing to do: whose it is, why now, and what deals with it. */
export function TodayRow({ item }: { item: TodayItem }) {
  const act = useAct();
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
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
          <RowLink to={item.path}>{item.who}</RowLink>
          <Chip size="small" variant="outlined" label={kindLabels[item.kind]} />
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
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {item.phone && (
          <>
            <IconButton
              href={callHref(item.phone)}
              aria-label={`Call ${item.who}, ${formatPhone(item.phone)}`}
            >
              <CallIcon />
            </IconButton>
            <IconButton
              href={whatsappHref(item.phone)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Write to ${item.who} on WhatsApp`}
              sx={{ color: colors.leaf }}
            >
              <ChatIcon />
            </IconButton>
          </>
        )}
        {item.acts.map((one, index) => (
          <Button
            key={one.label}
            variant={index === 0 ? 'contained' : 'outlined'}
            size="small"
            aria-label={`${one.label}: ${item.who}`}
            onClick={() => act(one)}
          >
            {one.label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
