import { Text } from 'react-email';
import type { Link } from '../read-link.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To whoever is asked to pay. */
export function askToPay({
  link: { name, number, askedPaise, expiresAt, inParts, admissionId },
  url,
  settings,
  translator,
}: {
  link: Link;
  url: string;
  settings: SiteSettings;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const amount = formatInr(askedPaise);
  const title = translate(/*i18n*/ 'Your link to pay {amount}', { amount });
  return toMail(
    `${title} (${number})`,
    <Letter title={title} preview={`${number}, ${amount}`} settings={settings} translator={translator}>
      <Text style={line}>{hello(name, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'What it is for')}>{number}</Fact>
      <Fact label={translate(/*i18n*/ 'To pay')}>{amount}</Fact>
      <Fact label={translate(/*i18n*/ 'Link valid until')}>
        {formatDate(dateInIndia(expiresAt), language)}
      </Fact>
      <Text style={line}>
        {admissionId
          ? translate(
              /*i18n*/ 'You pay online, without an account. With each day a little less is left of your running plan, so the price is worked out anew when you open the link.',
            )
          : inParts
            ? translate(
                /*i18n*/ 'You pay online, by UPI or by bank transfer, without an account; a part of it too.',
              )
            : translate(/*i18n*/ 'You pay online, by UPI or by bank transfer, without an account.')}
      </Text>
      <Press href={url}>{translate(/*i18n*/ 'Pay {amount}', { amount })}</Press>
    </Letter>,
  );
}
