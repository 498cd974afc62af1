import CallIcon from '@mui/icons-material/CallOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import type { MouseEvent } from 'react';
import { colors } from '../theme.ts';

type Reachable = { phone: string; phoneComplete: boolean };

export const callHref = (phone: string) => `tel:+91${phone}`;
export const whatsappHref = (phone: string, text = '') =>
  `https://wa.me/91${phone}${text && `?text=${encodeURIComponent(text)}`}`;
/** `90000 12345` */
export const formatPhone = (phone: string) => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** A number to call or to write to; one that cannot be complete says so. `onCall`, `onWrite`: what else follows from that. */
export function PhoneCell({
  phone,
  phoneComplete,
  onCall,
  onWrite,
}: Reachable & { onCall?: () => void; onWrite?: () => void }) {
  if (!phone) return <Missing text="No phone" />;
  if (!phoneComplete)
    return (
      <>
        {phone} <Missing text="phone incomplete" />
      </>
    );
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Link href={callHref(phone)} onClick={stayAnd(onCall)} color="inherit">
        {formatPhone(phone)}
      </Link>
      <Tooltip title="Write on WhatsApp">
        <IconButton
          size="small"
          href={whatsappHref(phone)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={stayAnd(onWrite)}
          aria-label={`WhatsApp ${formatPhone(phone)}`}
          sx={{ color: colors.leaf, ml: 0.5 }}
        >
          <ChatIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

export const Missing = ({ text }: { text: string }) => (
  <Box
    component="span"
    sx={{ color: colors.brick, fontSize: '0.8125rem', fontWeight: 600, display: 'block' }}
  >
    {text}
  </Box>
);

/** The row around a link opens the lead; the link itself does not. */
const stayAnd = (follow?: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  follow?.();
};

export const CallGlyph = CallIcon;
export const ChatGlyph = ChatIcon;
