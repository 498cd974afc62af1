import { Text } from 'react-email';
import type { MandatePage } from '../read-mandate-page.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To whom recurring invoices go. @param url of the page on which they agree */
export function askForMandate({
  page: { what, buyerName, mostPaise, validUntil },
  url,
  settings,
  translator,
}: {
  page: MandatePage;
  url: string;
  settings: SiteSettings;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const title = translate(/*i18n*/ 'Pay your invoices by UPI Autopay');
  return toMail(
    `${title} (${what})`,
    <Letter title={title} preview={what} settings={settings} translator={translator}>
      <Text style={line}>{hello(buyerName, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'What it is for')}>{what}</Fact>
      <Fact label={translate(/*i18n*/ 'At most, each time')}>{formatInr(mostPaise)}</Fact>
      <Fact label={translate(/*i18n*/ 'Valid until')}>{formatDate(validUntil, language)}</Fact>
      <Text style={line}>
        {translate(
          /*i18n*/ 'You agree once, in your UPI app. We write to you at least a day before each debit; you can stop one of them, or all, at any time.',
        )}
      </Text>
      <Press href={url}>{translate(/*i18n*/ 'Read it and agree')}</Press>
    </Letter>,
  );
}
