import { Heading, Text } from 'react-email';
import { pathIn } from '#kit/language/language.ts';
import type { LeadRow } from '../../read-lead.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { Frame, toMail } from '#kit/mails/frame.tsx';

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
  const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };
  return (
    <Frame
      preview={translate(/*i18n*/ 'Thank you. A person will call or write to you soon.')}
      settings={settings}
      translator={translator}
    >
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        {name ? translate(/*i18n*/ 'Thank you, {name}', { name }) : translate(/*i18n*/ 'Thank you')}
      </Heading>
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
      {message ? (
        <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>
          {translate(/*i18n*/ 'You wrote: {message}', { message })}
        </Text>
      ) : null}
      <Text style={line}>
        {translate(
          /*i18n*/ 'If it is urgent, call us on +91 {phone}. To correct something, reply to this mail.',
          {
            phone: settings.phones[0] ?? '',
          },
        )}
      </Text>
      <Text style={{ ...line, margin: 0 }}>{publicUrl + pathIn('', language)}</Text>
    </Frame>
  );
}
