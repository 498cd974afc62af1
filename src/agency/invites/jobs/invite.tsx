import { Button, Heading, Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { Frame, ink, toMail } from '#kit/mails/frame.tsx';

type Props = { settings: SiteSettings; invitedByName: string; url: string };

/** To somebody who is asked to work in the back office. */
export const staffInvite = (props: Props) =>
  toMail(`Join the back office of ${props.settings.brand}`, <StaffInvite {...props} />);

function StaffInvite({ settings, invitedByName, url }: Props) {
  const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };
  return (
    <Frame preview="Choose your name and password; the link works for 72 hours." settings={settings}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        You are asked to join
      </Heading>
      <Text style={line}>
        {invitedByName} asks you to work in the back office of {settings.brand}. Choose your name and a
        password, and you are in.
      </Text>
      <Button
        href={url}
        style={{
          backgroundColor: '#f5b83d',
          borderRadius: '8px',
          color: ink,
          fontWeight: 700,
          margin: '4px 0 16px',
          padding: '14px 20px',
        }}
      >
        Join the office
      </Button>
      <Text style={{ ...line, margin: 0 }}>
        The link works once, within 72 hours. Do not pass it on. If you do not know what this is about, do
        nothing.
      </Text>
    </Frame>
  );
}
