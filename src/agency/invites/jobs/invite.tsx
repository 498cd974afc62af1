import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Letter, line, Press } from '#kit/mails/letter.tsx';

type Props = { settings: SiteSettings; invitedByName: string; url: string };

/** To somebody who is asked to work in the back office. */
export const staffInvite = (props: Props) =>
  toMail(`Join the back office of ${props.settings.brand}`, <StaffInvite {...props} />);

function StaffInvite({ settings, invitedByName, url }: Props) {
  return (
    <Letter
      title="You are asked to join"
      preview="Choose your name and password; the link works for 72 hours."
      settings={settings}
    >
      <Text style={line}>
        {invitedByName} asks you to work in the back office of {settings.brand}. Choose your name and a
        password, and you are in.
      </Text>
      <Press href={url}>Join the office</Press>
      <Text style={{ ...line, margin: '12px 0 0' }}>
        The link works once, within 72 hours. Do not pass it on. If you do not know what this is about, do
        nothing.
      </Text>
    </Letter>
  );
}
