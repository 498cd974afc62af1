import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Letter, line, Linked, Press } from '#kit/mails/letter.tsx';

/** To whoever wished for the newsletter: nothing is sent before they say yes here. */
export function confirmNewsletter({
  settings,
  confirmUrl,
  unsubscribeUrl,
  translator,
}: {
  settings: SiteSettings;
  confirmUrl: string;
  unsubscribeUrl: string;
  translator: Translator;
}) {
  const { translate } = translator;
  const { brand } = settings;
  return toMail(
    translate(/*i18n*/ 'Please confirm your newsletter'),
    <Letter
      title={translate(/*i18n*/ 'Shall we write to you?')}
      preview={translate(/*i18n*/ 'One click, and new articles come to this address.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>
        {translate(
          /*i18n*/ 'Somebody, we hope you, asked for the newsletter of {brand} at this address. Open the page below and press Confirm. If it was not you, do nothing: we will not write again.',
          { brand },
        )}
      </Text>
      <Press href={confirmUrl}>{translate(/*i18n*/ 'Confirm the newsletter')}</Press>
      <Text style={{ ...line, margin: '16px 0 0' }}>
        <Linked text={translate(/*i18n*/ 'You can <0>unsubscribe</0> at any time.')} href={unsubscribeUrl} />
      </Text>
    </Letter>,
  );
}
