import { Text } from 'react-email';
import { pathIn } from '#kit/language/language.ts';
import type { LeadRow } from '../../read-lead.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line, Quoted } from '#kit/mails/letter.tsx';

type Lead = Pick<LeadRow, 'name' | 'service' | 'message'>;
type ReceivedProps = { lead: Lead; settings: SiteSettings; publicUrl: string; translator: Translator };

/** To the visitor: it has arrived, and what happens next. */
export const enquiryReceived = (props: ReceivedProps) =>
  toMail(
    props.translator.translate(/*i18n*/ 'We have received your enquiry'),
    <EnquiryReceived {...props} />,
  );

function EnquiryReceived({ lead, settings, publicUrl, translator }: ReceivedProps) {
  const { translate, language } = translator;
  const { name, service, message } = lead;
  return (
    <Letter
      title={name ? translate(/*i18n*/ 'Thank you, {name}', { name }) : translate(/*i18n*/ 'Thank you')}
      preview={translate(/*i18n*/ 'Thank you. A person will call or write to you soon.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>
        {service
          ? translate(
              /*i18n*/ 'Your enquiry about {service} is with us. A person from our team will read it and call or write to you in our next working hours.',
              { service },
            )
          : translate(
              /*i18n*/ 'Your enquiry is with us. A person from our team will read it and call or write to you in our next working hours.',
            )}
      </Text>
      {message ? <Quoted>{translate(/*i18n*/ 'You wrote: {message}', { message })}</Quoted> : null}
      <Text style={line}>
        {translate(
          /*i18n*/ 'If it is urgent, call us on +91 {phone}. To correct something, reply to this mail.',
          {
            phone: settings.phones[0] ?? '',
          },
        )}
      </Text>
      <Text style={{ ...line, margin: 0 }}>
        <Anchor href={publicUrl + pathIn('', language)}>{publicUrl + pathIn('', language)}</Anchor>
      </Text>
    </Letter>
  );
}
