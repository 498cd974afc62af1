import type { LeadRow } from '../read-lead.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, Press, Quoted } from '#kit/mails/letter.tsx';
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

/** To colleagues whom a note is for. */
export const noteNotice = ({
  lead,
  settings,
  publicUrl,
  by,
  text,
}: NoticeProps & { by: string; text: string }) =>
  toMail(
    `A note for you on ${lead.id.slice(-6).toUpperCase()}`,
    <Letter title={`${by} wrote a note for you`} preview={text.slice(0, 120)} settings={settings}>
      <Fact label="Lead">{lead.name || 'No name'}</Fact>
      <Quoted label="Note">{text}</Quoted>
      <Press href={publicUrl + officePath(showPath('leads', lead.id))}>Open the lead</Press>
    </Letter>,
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
  ];
  return (
    <Letter
      title={heading}
      preview={`${lead.name || 'Somebody'} asks about ${lead.service || 'your services'}`}
      settings={settings}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      {lead.message ? <Quoted label="Message">{lead.message}</Quoted> : null}
      <Press href={publicUrl + officePath(showPath('leads', lead.id))}>Open the lead</Press>
    </Letter>
  );
}
