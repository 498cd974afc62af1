import { Button, Heading, Text } from 'react-email';
import type { LeadRow } from '../read-lead.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { Frame, ink, toMail } from '#kit/mails/frame.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Lead = Pick<
  LeadRow,
  'id' | 'name' | 'phone' | 'phoneComplete' | 'email' | 'service' | 'message' | 'source' | 'pageUrl' | 'plan'
>;
type NoticeProps = { lead: Lead; settings: SiteSettings; publicUrl: string };

/** To the staff: who asks for what, and one button to the lead. The subject carries no visitor's words. */
export const leadNotice = (props: NoticeProps) =>
  toMail(`New enquiry ${props.lead.id.slice(-6).toUpperCase()}`, <LeadNotice {...props} />);

type LateProps = NoticeProps & { assignedName: string | null; change: 'late' | 'escalated' };

/** To the lead's person, or to the owners: it waits longer than we mean it to. */
export const leadLateNotice = ({ assignedName, change, ...props }: LateProps) =>
  toMail(
    `Enquiry ${props.lead.id.slice(-6).toUpperCase()} ${change === 'late' ? 'is due' : 'still waits for an answer'}`,
    <LeadNotice
      {...props}
      heading={change === 'late' ? 'This enquiry is to be answered now' : 'This enquiry still waits'}
      assigned={assignedName ?? 'nobody yet'}
    />,
  );

type LetterProps = NoticeProps & { heading?: string; assigned?: string };

function LeadNotice({ lead, settings, publicUrl, heading = 'A new enquiry', assigned = '' }: LetterProps) {
  const facts: [label: string, value: string][] = [
    ['Assigned to', assigned],
    ['Name', lead.name || 'No name'],
    ['Phone', lead.phoneComplete ? `+91 ${lead.phone}` : `${lead.phone || 'none'} (incomplete)`],
    ['E-mail', lead.email || 'none'],
    ['Service', lead.service || 'not chosen'],
    ['Plan', lead.plan],
    ['Source', lead.source],
    ['Page', lead.pageUrl],
    ['Message', lead.message],
  ];
  return (
    <Frame
      preview={`${lead.name || 'Somebody'} asks about ${lead.service || 'your services'}`}
      settings={settings}
    >
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        {heading}
      </Heading>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Text
            key={label}
            style={{ fontSize: '15px', lineHeight: '22px', margin: '0 0 8px', whiteSpace: 'pre-wrap' }}
          >
            <strong>{label}:</strong> {value}
          </Text>
        ))}
      <Button
        href={publicUrl + officePath(showPath('leads', lead.id))}
        style={{
          backgroundColor: '#f5b83d',
          borderRadius: '8px',
          color: ink,
          fontWeight: 700,
          marginTop: '12px',
          padding: '14px 20px',
        }}
      >
        Open the lead
      </Button>
    </Frame>
  );
}
