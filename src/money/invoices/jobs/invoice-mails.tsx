import { Text } from 'react-email';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { InvoiceRow } from '../find-invoice.ts';
import { headingOf, isGivenBack } from '../invoice.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press } from '#kit/mails/letter.tsx';
import { paymentsPath } from '#money/payments/transaction.ts';

/** So many lines are named; the document has them all. */
const named = 4;

function whatFor(titles: string[], translate: Translator['translate']): string {
  if (titles.length <= named) return titles.join(', ');
  return translate(/*i18n*/ '{titles} and {more} more', {
    titles: titles.slice(0, named - 1).join(', '),
    more: titles.length - named + 1,
  });
}

/** What of an invoice is open, and whether a mandate pays it. */
export type Asked = { openPaise: Paise; isDebited: boolean };

/** To the buyer, with the document attached: the receipt of a payment, or of what went back. */
export function invoiceIssued(facts: {
  invoice: InvoiceRow;
  /** What its lines are called in the words of whoever reads. */
  sold: string[];
  settings: SiteSettings;
  publicUrl: string;
  /** Where it is paid; null for what is not owed, or pays itself. */
  payUrl: string | null;
  /** Null for what asks for nothing. */
  asked: Asked | null;
  /** Which invoices the money of a voucher is on; none of any other document. */
  settled: string[];
  translator: Translator;
}) {
  const { invoice, sold, settings, publicUrl, payUrl, asked, settled, translator } = facts;
  const { translate, language } = translator;
  const { kind, number, content, totalPaise } = invoice;
  const name = translate(headingOf(kind, content));
  const texts = asked ? owedTexts(asked, translate) : textsOf(invoice, settled, translate);
  return toMail(
    `${texts.title} (${number})`,
    <Letter
      title={texts.title}
      preview={`${name} ${number}, ${formatInr(totalPaise)}`}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(content.buyer.name, translator)}</Text>
      <Fact label={name}>
        {number}, {formatDate(dateInIndia(invoice.issuedAt), language)}
      </Fact>
      <Fact label={translate(/*i18n*/ 'What it is for')}>{whatFor(sold, translate)}</Fact>
      <Fact label={texts.amount}>{formatInr(asked?.openPaise || totalPaise)}</Fact>
      {content.dueOn && asked?.openPaise !== 0 ? (
        <Fact label={translate(/*i18n*/ 'Due on')}>{formatDate(content.dueOn, language)}</Fact>
      ) : null}
      <Text style={line}>{texts.text}</Text>
      {payUrl ? <Press href={payUrl}>{translate(/*i18n*/ 'Pay the invoice')}</Press> : null}
      {invoice.transactionId ? (
        <Press href={publicUrl + pathIn(paymentsPath, language)}>{translate(/*i18n*/ 'Your payments')}</Press>
      ) : null}
    </Letter>,
  );
}

/** An advance may have paid it, and what the bank is asked for nobody else is. */
function owedTexts({ openPaise, isDebited }: Asked, translate: Translator['translate']) {
  const title = translate(/*i18n*/ 'Your invoice');
  if (openPaise === 0)
    return {
      title,
      amount: translate(/*i18n*/ 'Total'),
      text: translate(/*i18n*/ 'The document is attached. Nothing is due on it any more.'),
    };
  if (isDebited)
    return {
      title,
      amount: translate(/*i18n*/ 'To be debited'),
      text: translate(
        /*i18n*/ 'The document is attached. Your UPI Autopay mandate pays it: you need to do nothing. We write to you at least a day before the debit.',
      ),
    };
  return {
    title,
    amount: translate(/*i18n*/ 'To pay'),
    text: translate(/*i18n*/ 'The document is attached. It says how to pay. Thank you for working with us.'),
  };
}

/** What any other document is to its buyer: something offered, something paid, something that comes back. */
function textsOf({ kind, content }: InvoiceRow, settled: string[], translate: Translator['translate']) {
  if (kind === 'proforma')
    return {
      title: translate(/*i18n*/ 'Your proforma invoice'),
      amount: translate(/*i18n*/ 'To pay'),
      text: translate(
        /*i18n*/ 'The document is attached. It is no tax invoice; that follows. It says how to pay.',
      ),
    };
  if (content.revises)
    return {
      title: translate(/*i18n*/ 'Your invoice was corrected'),
      amount: translate(/*i18n*/ 'Total'),
      text: translate(
        /*i18n*/ 'The document is attached. It names the right buyer and takes the place of {number}. No amount changes.',
        content.revises,
      ),
    };
  if (content.isCredit)
    return {
      title: translate(/*i18n*/ 'Your invoice was corrected'),
      amount: translate(/*i18n*/ 'Taken off'),
      text: content.paymentId
        ? translate(
            /*i18n*/ 'The document is attached. It is taken off the price of the plan that takes its place.',
          )
        : translate(
            /*i18n*/ 'The document is attached. What you paid beyond what is owed now is kept for you as an advance.',
          ),
    };
  if (content.isTakenBack)
    return {
      title: translate(/*i18n*/ 'Your advance was taken back'),
      amount: translate(/*i18n*/ 'Taken off'),
      text: translate(
        /*i18n*/ 'The document is attached. This advance is ours no more: the bank took it back, or it was another buyer’s. Nothing is paid out.',
      ),
    };
  if (settled.length > 0)
    return {
      title: translate(/*i18n*/ 'Thank you for your payment'),
      amount: translate(/*i18n*/ 'Received'),
      text: translate(/*i18n*/ 'The document is attached. The money was taken off {numbers}.', {
        numbers: settled.join(', '),
      }),
    };
  if (kind === 'receipt-voucher')
    return {
      title: translate(/*i18n*/ 'We have received your advance'),
      amount: translate(/*i18n*/ 'Received'),
      text: translate(/*i18n*/ 'The document is attached. The money is taken off your next invoice.'),
    };
  if (isGivenBack(kind))
    return {
      title: translate(/*i18n*/ 'Your refund is on its way'),
      amount: translate(/*i18n*/ 'Given back'),
      text: translate(
        /*i18n*/ 'The money comes back the way it was paid. Banks take up to a week to show it. The document is attached.',
      ),
    };
  return {
    title: translate(/*i18n*/ 'Thank you for your payment'),
    amount: translate(/*i18n*/ 'Paid'),
    text: translate(/*i18n*/ 'The document is attached. You find it and every other one in your account.'),
  };
}
