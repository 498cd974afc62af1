import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { copyText } from '#kit/copy-text.ts';
import { formatInr } from '#kit/india/money.ts';
import { whatsappHref } from '#kit/office/parts/contact-links.tsx';
import type { LinkRecord } from './link-record.ts';

/** Staff's own words to whoever is asked; they change them before they send them. */
const textOf = ({ name, number, askedPaise, admissionId, url }: LinkRecord) =>
  `Dear ${name}, here you can pay ${formatInr(askedPaise)} for ${number}, ${admissionId ? 'online, at the price of the day' : 'online, by UPI or by bank transfer'}: ${url}`;

/** Ways to pass a link on: copied, over WhatsApp, by an SMS of the phone it is pressed on. */
export function ShareLink({ link, compact = false }: { link: LinkRecord; compact?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const text = textOf(link);
  const size = compact ? 'small' : 'medium';
  return (
    <Stack sx={{ gap: 1.5 }}>
      {!compact && (
        <TextField
          label="Link"
          value={link.url}
          fullWidth
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {link.mobile && (
          <Button
            size={size}
            variant={compact ? 'text' : 'contained'}
            color={compact ? 'primary' : 'secondary'}
            href={whatsappHref(link.mobile, text)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`WhatsApp: ${link.number} (opens in a new tab)`}
          >
            WhatsApp
          </Button>
        )}
        {link.mobile && !compact && (
          <Button variant="outlined" href={`sms:+91${link.mobile}?body=${encodeURIComponent(text)}`}>
            SMS from this phone
          </Button>
        )}
        <Button
          size={size}
          variant={compact ? 'text' : 'outlined'}
          aria-label={`${isCopied ? 'Copied' : 'Copy'}: the link of ${link.number}`}
          onClick={() => void copyText(link.url).then(setCopied)}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Stack>
    </Stack>
  );
}
