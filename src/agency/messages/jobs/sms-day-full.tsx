import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatInr } from '#kit/india/money.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line } from '#kit/mails/letter.tsx';
import { officePath } from '#kit/screen-paths.ts';

type Props = { settings: SiteSettings; publicUrl: string };

/** To the staff: until midnight codes go by e-mail alone. */
export const smsDayFullMail = (props: Props) =>
  toMail('The SMS of this day are used up', <SmsDayFull {...props} />);

function SmsDayFull({ settings, publicUrl }: Props) {
  const { smsPerDay, smsPricePaise } = settings;
  const sent = `${smsPerDay} SMS were sent today, for about ${formatInr(smsPerDay * smsPricePaise)}.`;
  return (
    <Letter title="The SMS of this day are used up" preview={sent} settings={settings}>
      <Text style={line}>
        {sent} Until midnight codes go by e-mail alone, and whoever has no e-mail address on their quotation
        is asked to call.
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        Look under <Anchor href={publicUrl + officePath('/messages')}>Mailbox</Anchor> whether somebody asks
        for codes without end. How many may be sent a day stands under{' '}
        <Anchor href={publicUrl + officePath('/settings')}>Site settings</Anchor>.
      </Text>
    </Letter>
  );
}
