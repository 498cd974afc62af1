import { Text } from 'react-email';
import type { Received } from '../receive-online.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';

/** To the buyer. @param payUrl where the rest is paid; null where nothing is open */
export function moneyReceived({
  received: { number, buyerName, amountPaise, reference, receivedOn, openPaise },
  payUrl,
  settings,
  translator,
}: {
  received: Received;
  payUrl: string | null;
  settings: SiteSettings;
  translator: Translator;
}) {
  const { translate, language } = translator;
  const title = translate(/*i18n*/ 'We have received {amount}', { amount: formatInr(amountPaise) });
  return toMail(
    `${title} (${number})`,
    <Letter title={title} preview={number} settings={settings} translator={translator}>
      <Text style={line}>{hello(buyerName, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'What it is for')}>{number}</Fact>
      <Fact label={translate(/*i18n*/ 'Received')}>
        {formatInr(amountPaise)}, {formatDate(receivedOn, language)}
      </Fact>
      <Fact label={translate(/*i18n*/ 'Payment')}>{reference}</Fact>
      <Fact label={translate(/*i18n*/ 'Still open')}>{formatInr(openPaise)}</Fact>
      {payUrl ? <Press href={payUrl}>{translate(/*i18n*/ 'Pay the rest')}</Press> : null}
    </Letter>,
  );
}
