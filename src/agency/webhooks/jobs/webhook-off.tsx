import { Heading, Link, Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { Frame, toMail } from '#kit/mails/frame.tsx';
import { officePath } from '#kit/screen-paths.ts';

type Props = { settings: SiteSettings; publicUrl: string; url: string; because: string };

/** To the staff: an address is told nothing any more. */
export const webhookOff = (props: Props) => toMail('A webhook is switched off', <WebhookOff {...props} />);

function WebhookOff({ settings, publicUrl, url, because }: Props) {
  const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };
  return (
    <Frame preview={because} settings={settings}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        A webhook is switched off
      </Heading>
      <Text style={line}>
        {new URL(url).host}: {because} What happens from now on is not told there.
      </Text>
      <Text style={line}>
        Once the receiver works again, switch it on under{' '}
        <Link href={publicUrl + officePath('/webhooks')}>Webhooks</Link> and send again what it missed.
      </Text>
    </Frame>
  );
}
