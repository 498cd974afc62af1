import { Button, Heading, Link, Text } from 'react-email';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { Frame, ink, toMail } from './frame.tsx';

type ConfirmProps = { settings: SiteSettings; confirmUrl: string; unsubscribeUrl: string };

/** To whoever wished for the newsletter: nothing is sent before they say yes here. */
export const confirmNewsletter = (props: ConfirmProps) =>
  toMail('Please confirm your newsletter', <ConfirmNewsletter {...props} />);

function ConfirmNewsletter({ settings, confirmUrl, unsubscribeUrl }: ConfirmProps) {
  const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };
  return (
    <Frame preview="One click, and new articles come to this address." settings={settings}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        Shall we write to you?
      </Heading>
      <Text style={line}>
        Somebody, we hope you, asked for the newsletter of {settings.brand} at this address. Open the page
        below and press Confirm. If it was not you, do nothing: we will not write again.
      </Text>
      <Button
        href={confirmUrl}
        style={{
          backgroundColor: '#f5b83d',
          borderRadius: '8px',
          color: ink,
          fontWeight: 700,
          margin: '4px 0 16px',
          padding: '14px 20px',
        }}
      >
        Confirm the newsletter
      </Button>
      <Text style={{ ...line, margin: 0 }}>
        You can <Link href={unsubscribeUrl}>unsubscribe</Link> at any time.
      </Text>
    </Frame>
  );
}
