import { Text } from 'react-email';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, kindNames } from '../invoice.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatInr } from '#kit/india/money.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';
import { paymentsPath } from '#money/payments/transaction.ts';

/** To the buyer, with the document attached: the receipt of a payment, or of what went back. */
export function invoiceIssued(facts: {
  invoice: InvoiceRow;
  settings: SiteSettings;
  publicUrl: string;
  translator: Translator;
}) {
  const { invoice, settings, publicUrl, translator } = facts;
  const { translate, language } = translator;
  const { kind, number, content, totalPaise } = invoice;
  const name = translate(kindNames[kind]);
  const isBack = isGivenBack(kind);
  const title = isBack
    ? translate(/*i18n*/ 'Your refund is on its way')
    : translate(/*i18n*/ 'Thank you for your payment');
  return toMail(
    `${title} (${number})`,
    <Letter
      title={title}
      preview={`${name} ${number}, ${formatInr(totalPaise)}`}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(content.buyer.name, translator)}</Text>
      <Fact label={name}>
        {number}, {formatDate(dateInIndia(invoice.issuedAt), language)}
      </Fact>
      <Fact label={translate(/*i18n*/ 'For')}>{content.lines.map(({ title: what }) => what).join(', ')}</Fact>
      <Fact label={isBack ? translate(/*i18n*/ 'Given back') : translate(/*i18n*/ 'Paid')}>
        {formatInr(totalPaise)}
      </Fact>
      <Text style={line}>
        {isBack
          ? translate(
              /*i18n*/ 'The money comes back the way it was paid. Banks take up to a week to show it. The document is attached.',
            )
          : translate(/*i18n*/ 'The document is attached. You find it and every other one in your account.')}
      </Text>
      <Press href={publicUrl + pathIn(paymentsPath, language)}>{translate(/*i18n*/ 'Your payments')}</Press>
    </Letter>,
  );
}
