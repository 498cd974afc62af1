import { formatNumber } from '#agency/whatsapp/whatsapp.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, Press, Quoted } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';
import type { readNoticedMail } from '../read-noticed-mail.ts';

type Mail = NonNullable<Awaited<ReturnType<typeof readNoticedMail>>>;

/** To the staff: who answered what. The subject carries no words of the sender's. */
export const answerNotice = (props: { mail: Mail; settings: SiteSettings; publicUrl: string }) =>
  toMail(
    props.mail.channel === 'email' ? 'An answer to our mail' : 'A message on WhatsApp',
    <AnswerNotice {...props} />,
  );

function AnswerNotice({
  mail,
  settings,
  publicUrl,
}: {
  mail: Mail;
  settings: SiteSettings;
  publicUrl: string;
}) {
  const { channel, fromName, subject, text, files, leadId, customerId } = mail;
  const isMail = channel === 'email';
  const fromAddress = isMail ? mail.fromAddress : formatNumber(mail.fromAddress);
  const path = leadId ? showPath('leads', leadId) : showPath('customers', customerId ?? '');
  return (
    <Letter
      title={isMail ? 'An answer by mail' : 'A message on WhatsApp'}
      preview={`${fromName || fromAddress} has written`}
      settings={settings}
    >
      <Fact label="From">{fromName ? `${fromName}, ${fromAddress}` : fromAddress}</Fact>
      {subject ? <Fact label="Subject">{subject}</Fact> : null}
      {files.length > 0 ? <Fact label="Files">{files.map(({ name }) => name).join(', ')}</Fact> : null}
      {text ? <Quoted>{text.slice(0, 2_000)}</Quoted> : null}
      <Press href={publicUrl + officePath(path)}>{leadId ? 'Open the lead' : 'Open the customer'}</Press>
    </Letter>
  );
}
