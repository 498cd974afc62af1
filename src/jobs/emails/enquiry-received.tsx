import { Heading, Text } from 'react-email';
import type { LeadRow } from '#domain/leads/read-lead.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { Frame, toMail } from './frame.tsx';

type Lead = Pick<LeadRow, 'name' | 'service' | 'message'>;
type ReceivedProps = { lead: Lead; settings: SiteSettings; publicUrl: string };

/** To the visitor: it has arrived, and what happens next. */
export const enquiryReceived = (props: ReceivedProps) =>
  toMail('We have received your enquiry', <EnquiryReceived {...props} />);

function EnquiryReceived({ lead, settings, publicUrl }: ReceivedProps) {
  const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };
  return (
    <Frame preview="Thank you. A person will call or write to you soon." settings={settings}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        Thank you{lead.name ? `, ${lead.name}` : ''}
      </Heading>
      <Text style={line}>
        Your enquiry{lead.service ? ` about ${lead.service}` : ''} is with us. A person from our team will
        read it and call or write to you in our next working hours.
      </Text>
      {lead.message ? (
        <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>You wrote: {lead.message}</Text>
      ) : null}
      <Text style={line}>
        If it is urgent, call us on +91 {settings.phones[0]}. To correct something, reply to this mail.
      </Text>
      <Text style={{ ...line, margin: 0 }}>{publicUrl}</Text>
    </Frame>
  );
}
