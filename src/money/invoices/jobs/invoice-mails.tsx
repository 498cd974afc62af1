import { Text } from 'react-email';
import { dateInIndia, spokenDate } from '#kit/india/india-date.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { isGivenBack, kindNames } from '../invoice.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatInr } from '#kit/india/money.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Voice } from '#kit/language/voice.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';
import { paymentsPath } from '#money/payments/transaction.ts';

/** To the buyer, with the document attached: the receipt of a payment, or of what went back. */
export function invoiceIssued(facts: {
  invoice: InvoiceRow;
  settings: SiteSettings;
  publicUrl: string;
  voice: Voice;
}) {
  const { invoice, settings, publicUrl, voice } = facts;
  const { say, language } = voice;
  const { kind, number, content, totalPaise } = invoice;
  const name = say(kindNames[kind]);
  const isBack = isGivenBack(kind);
  const title = isBack
    ? say(/*i18n*/ 'Your refund is on its way')
    : say(/*i18n*/ 'Thank you for your payment');
  return toMail(
    `${title} (${number})`,
    <Letter
      title={title}
      preview={`${name} ${number}, ${formatInr(totalPaise)}`}
      settings={settings}
      voice={voice}
    >
      <Text style={line}>{hello(content.buyer.name, voice)}</Text>
      <Fact label={name}>
        {number}, {spokenDate(dateInIndia(invoice.issuedAt), language)}
      </Fact>
      <Fact label={say(/*i18n*/ 'For')}>{content.lines.map(({ title: what }) => what).join(', ')}</Fact>
      <Fact label={isBack ? say(/*i18n*/ 'Given back') : say(/*i18n*/ 'Paid')}>{formatInr(totalPaise)}</Fact>
      <Text style={line}>
        {isBack
          ? say(
              /*i18n*/ 'The money comes back the way it was paid. Banks take up to a week to show it. The document is attached.',
            )
          : say(/*i18n*/ 'The document is attached. You find it and every other one in your account.')}
      </Text>
      <Press href={publicUrl + pathIn(paymentsPath, language)}>{say(/*i18n*/ 'Your payments')}</Press>
    </Letter>,
  );
}
