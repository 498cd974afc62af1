import { Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To somebody who asked us once, two days before what we keep of it is erased. */
export function erasureNotice({
  name,
  eraseAt,
  settings,
  publicUrl,
  translator,
}: {
  name: string;
  eraseAt: Date;
  settings: SiteSettings;
  publicUrl: string;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const title = translate(/*i18n*/ 'We are about to erase your enquiry');
  return toMail(
    title,
    <Letter
      title={title}
      preview={translate(/*i18n*/ 'There is nothing you need to do.')}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(name, translator)}</Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'You once wrote to us, and that was long ago. We erase what we keep of it after {day}. There is nothing you need to do. If you would like us to keep it, reply to this mail before that.',
          { day: formatDate(dateInIndia(eraseAt), language) },
        )}
      </Text>
      <Press href={publicUrl + pathIn('/my-data', language)}>
        {translate(/*i18n*/ 'See what we keep of you')}
      </Press>
    </Letter>,
  );
}
