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
  const told = tellingOf(invoice, say);
  return toMail(
    `${told.title} (${number})`,
    <Letter
      title={told.title}
      preview={`${name} ${number}, ${formatInr(totalPaise)}`}
      settings={settings}
      voice={voice}
    >
      <Text style={line}>{hello(content.buyer.name, voice)}</Text>
      <Fact label={name}>
        {number}, {spokenDate(dateInIndia(invoice.issuedAt), language)}
      </Fact>
      <Fact label={say(/*i18n*/ 'For')}>{content.lines.map(({ title: what }) => what).join(', ')}</Fact>
      <Fact label={told.amount}>{formatInr(totalPaise)}</Fact>
      {content.dueOn ? (
        <Fact label={say(/*i18n*/ 'Due on')}>{spokenDate(content.dueOn, language)}</Fact>
      ) : null}
      <Text style={line}>{told.text}</Text>
      {invoice.transactionId ? (
        <Press href={publicUrl + pathIn(paymentsPath, language)}>{say(/*i18n*/ 'Your payments')}</Press>
      ) : null}
    </Letter>,
  );
}

/** What a document is to its buyer: something to pay, something paid, something that comes back. */
function tellingOf({ kind, content, dueOn }: InvoiceRow, say: Voice['say']) {
  if (kind === 'proforma')
    return {
      title: say(/*i18n*/ 'Your proforma invoice'),
      amount: say(/*i18n*/ 'To pay'),
      text: say(/*i18n*/ 'The document is attached. It is no tax invoice; that follows. It says how to pay.'),
    };
  if (dueOn)
    return {
      title: say(/*i18n*/ 'Your invoice'),
      amount: say(/*i18n*/ 'To pay'),
      text: say(/*i18n*/ 'The document is attached. It says how to pay. Thank you for working with us.'),
    };
  if (content.isCredit)
    return {
      title: say(/*i18n*/ 'Your invoice was corrected'),
      amount: say(/*i18n*/ 'Taken off'),
      text: say(
        /*i18n*/ 'The document is attached. What you paid beyond what is owed now is kept for you as an advance.',
      ),
    };
  if (kind === 'receipt-voucher')
    return {
      title: say(/*i18n*/ 'We have received your advance'),
      amount: say(/*i18n*/ 'Received'),
      text: say(/*i18n*/ 'The document is attached. The money is taken off your next invoice.'),
    };
  if (isGivenBack(kind))
    return {
      title: say(/*i18n*/ 'Your refund is on its way'),
      amount: say(/*i18n*/ 'Given back'),
      text: say(
        /*i18n*/ 'The money comes back the way it was paid. Banks take up to a week to show it. The document is attached.',
      ),
    };
  return {
    title: say(/*i18n*/ 'Thank you for your payment'),
    amount: say(/*i18n*/ 'Paid'),
    text: say(/*i18n*/ 'The document is attached. You find it and every other one in your account.'),
  };
}
