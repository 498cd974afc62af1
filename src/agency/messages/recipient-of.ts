import type { Channel } from './message.ts';
import { formatNumber } from '#agency/whatsapp/whatsapp.ts';

/** To whom a message goes, as staff read it. */
export const recipientOf = ({ channel, recipient }: { channel: Channel; recipient: string }): string =>
  channel === 'whatsapp' ? formatNumber(recipient) : recipient;
