import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line } from '#kit/mails/letter.tsx';
import { officePath } from '#kit/screen-paths.ts';

type Props = { settings: SiteSettings; publicUrl: string; url: string; because: string };

/** To the staff: an address is told nothing any more. */
export const webhookOff = (props: Props) => toMail('A webhook is switched off', <WebhookOff {...props} />);

function WebhookOff({ settings, publicUrl, url, because }: Props) {
  return (
    <Letter title="A webhook is switched off" preview={because} settings={settings}>
      <Text style={line}>
        {new URL(url).host}: {because} What happens from now on is not told there.
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        Once the receiver works again, switch it on under{' '}
        <Anchor href={publicUrl + officePath('/webhooks')}>Webhooks</Anchor> and send again what it missed.
      </Text>
    </Letter>
  );
}
