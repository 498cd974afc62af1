import { Text } from 'react-email';
import { formatDate } from '#kit/india/india-date.ts';
import { pathIn } from '#kit/language/language.ts';
import { formatInr } from '#kit/india/money.ts';
import type { QuotationRow } from '../find-quotation.ts';
import { dueName, type Due } from '../quotation-due.ts';
import { quotationCode, quotationPath, reopenDays, type ResponseAction } from '../quotation.ts';
import { compareCounter } from '../answers/compare-counter.ts';
import { namesTerms } from '../answers/match-counter-offer.ts';
import type { AnsweredQuotation } from '../answers/read-response.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, hello, Letter, line, Press, Quoted } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

type Common = { settings: SiteSettings; publicUrl: string };
type ToCustomer = Common & { translator: Translator };

/** To the addressee: what it comes to and where to read and answer it. Looking changes nothing. */
export function offer({
  quotation,
  settings,
  publicUrl,
  translator,
}: ToCustomer & { quotation: QuotationRow }) {
  const { translate, language } = translator;
  const code = quotationCode(quotation);
  const [total, day] = [formatInr(quotation.totalPaise), formatDate(quotation.validUntil, language)];
  return toMail(
    translate(/*i18n*/ 'Our quotation {code}', { code }),
    <Letter
      title={quotation.title}
      preview={translate(/*i18n*/ '{total}, valid until {day}', { total, day })}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(quotation.name, translator)}</Text>
      {quotation.revision > 1 ? (
        <Text style={line}>
          {translate(
            /*i18n*/ 'This is a new version of our quotation. It takes the place of the earlier one.',
          )}
        </Text>
      ) : null}
      <Fact label={translate(/*i18n*/ 'Quotation')}>{code}</Fact>
      <Fact
        label={
          quotation.gstPaise > 0 ? translate(/*i18n*/ 'Total, GST included') : translate(/*i18n*/ 'Total')
        }
      >
        {total}
      </Fact>
      {quotation.coupon ? (
        <Fact label={translate(/*i18n*/ 'Coupon')}>
          {translate(/*i18n*/ '{code}, {amount} taken off', {
            code: quotation.coupon.code,
            amount: formatInr(quotation.lines.reduce((sum, { couponPaise = 0 }) => sum + couponPaise, 0)),
          })}
        </Fact>
      ) : null}
      <Fact label={translate(/*i18n*/ 'Valid until')}>{day}</Fact>
      <Text style={line}>
        {translate(
          /*i18n*/ 'Read every line, download it as PDF, and accept it, make a counter-offer or say no, all on one page.',
        )}
      </Text>
      <Press href={pageOf(quotation, publicUrl, translator)}>{translate(/*i18n*/ 'Read and answer')}</Press>
    </Letter>,
  );
}

const pageOf = ({ publicId }: QuotationRow, publicUrl: string, { language }: Translator) =>
  publicUrl + pathIn(quotationPath(publicId), language);

/** To the addressee who has not answered, shortly before the last day. */
export function expiry({
  quotation,
  settings,
  publicUrl,
  translator,
}: ToCustomer & { quotation: QuotationRow }) {
  const { translate, language } = translator;
  const code = quotationCode(quotation);
  const [total, day] = [formatInr(quotation.totalPaise), formatDate(quotation.validUntil, language)];
  return toMail(
    translate(/*i18n*/ 'Our quotation {code} is valid until {day}', { code, day }),
    <Letter
      title={quotation.title}
      preview={translate(/*i18n*/ '{total}, valid until {day}', { total, day })}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(quotation.name, translator)}</Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'Our quotation can be answered until {day}. You can accept it, make a counter-offer or say no on its page.',
          { day },
        )}
      </Text>
      <Fact label={translate(/*i18n*/ 'Quotation')}>{code}</Fact>
      <Fact
        label={
          quotation.gstPaise > 0 ? translate(/*i18n*/ 'Total, GST included') : translate(/*i18n*/ 'Total')
        }
      >
        {total}
      </Fact>
      <Text style={line}>
        {translate(/*i18n*/ 'If you need more time or have a question, answer this mail.')}
      </Text>
      <Press href={pageOf(quotation, publicUrl, translator)}>{translate(/*i18n*/ 'Read and answer')}</Press>
    </Letter>,
  );
}

/** To the addressee, once staff made an order of it: what is due, and where to pay it. */
export function order({ quotation, due, payUrl, settings, publicUrl, translator }: ToCustomer & WithDue) {
  const { translate } = translator;
  const code = quotationCode(quotation);
  return toMail(
    translate(/*i18n*/ 'Your order {code}', { code }),
    <Letter
      title={translate(/*i18n*/ 'Thank you for your order')}
      preview={quotation.title}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(quotation.name, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'Order')}>
        {code}, {quotation.title}, {formatInr(quotation.totalPaise)}
      </Fact>
      {due ? <Fact label={dueName(due, quotation, translator)}>{formatInr(due.amountPaise)}</Fact> : null}
      <PayWithoutAccount due={due} payUrl={payUrl} translator={translator} />
      <Text style={line}>
        {due
          ? translate(
              /*i18n*/ 'Pay online on its page, or scan the code of its PDF with a payment app. The invoice comes by mail.',
            )
          : translate(/*i18n*/ 'Each part of it comes as an invoice of its own, which says how to pay it.')}
      </Text>
      <Press href={pageOf(quotation, publicUrl, translator)}>{translate(/*i18n*/ 'Open the order')}</Press>
    </Letter>,
  );
}

/** To the addressee, once staff agreed to the counter-offer: what holds now, and where to pay it. */
export function agreed({ quotation, due, payUrl, settings, publicUrl, translator }: ToCustomer & WithDue) {
  const { translate } = translator;
  const code = quotationCode(quotation);
  return toMail(
    translate(/*i18n*/ 'We accept your counter-offer ({code})', { code }),
    <Letter
      title={translate(/*i18n*/ 'We accept your counter-offer')}
      preview={quotation.title}
      settings={settings}
      translator={translator}
    >
      <Text style={line}>{hello(quotation.name, translator)}</Text>
      <Text style={line}>
        {translate(
          /*i18n*/ 'What you asked for is agreed as it stands. You confirmed it with a code, so there is nothing to confirm again.',
        )}
      </Text>
      <Fact label={translate(/*i18n*/ 'Quotation')}>
        {code}, {quotation.title}, {formatInr(quotation.totalPaise)}
      </Fact>
      {due ? <Fact label={dueName(due, quotation, translator)}>{formatInr(due.amountPaise)}</Fact> : null}
      <PayWithoutAccount due={due} payUrl={payUrl} translator={translator} />
      <Text style={line}>
        {translate(
          /*i18n*/ 'Its page shows every line and lets you pay. Keep this mail: it says what was agreed.',
        )}
      </Text>
      <Press href={pageOf(quotation, publicUrl, translator)}>
        {translate(/*i18n*/ 'Open the quotation')}
      </Press>
    </Letter>,
  );
}

/** `payUrl`: where it is paid without an account; null where that cannot be. */
type WithDue = { quotation: QuotationRow; due: Due | null; payUrl: string | null };

const PayWithoutAccount = ({
  due,
  payUrl,
  translator: { translate },
}: Omit<WithDue, 'quotation'> & { translator: Translator }) =>
  due && payUrl ? (
    <>
      <Text style={line}>
        {translate(/*i18n*/ 'You pay online, by UPI or by bank transfer, without an account.')}
      </Text>
      <Press href={payUrl}>
        {translate(/*i18n*/ 'Pay {amount}', { amount: formatInr(due.amountPaise) })}
      </Press>
    </>
  ) : null;

const done = {
  accept: 'accepted',
  reject: 'rejected',
  counter: 'countered',
} satisfies Record<ResponseAction, string>;

/** What a counter-offer comes to; null for one in words alone, and for any other answer. */
const wantedBy = ({ quotation, response }: AnsweredQuotation): string | null =>
  namesTerms(response) ? formatInr(compareCounter(quotation, response).wantedPaise) : null;

/** To the staff. The subject carries no customer's words. */
export function answerNotice({ quotation, response, settings, publicUrl }: Common & AnsweredQuotation) {
  const title = `Quotation ${quotationCode(quotation)} was ${done[response.action]}`;
  const wants = wantedBy({ quotation, response });
  return toMail(
    title,
    <Letter title={title} preview={formatInr(quotation.totalPaise)} settings={settings}>
      <Fact label="Who">{[quotation.name, quotation.company].filter(Boolean).join(', ')}</Fact>
      <Fact label="Offered">{formatInr(quotation.totalPaise)}</Fact>
      {wants ? <Fact label="Wants to pay">{wants}</Fact> : null}
      {response.reason ? <Quoted label="Reason">{response.reason}</Quoted> : null}
      {response.description ? <Quoted label="In their words">{response.description}</Quoted> : null}
      {response.verified ? null : (
        <Text style={line}>
          Nobody had to prove who they are for this. It can be undone in the back office for {reopenDays}{' '}
          days.
        </Text>
      )}
      <Press href={publicUrl + officePath(showPath('quotations', quotation.id))}>Open the quotation</Press>
    </Letter>,
  );
}

const thanks: Record<ResponseAction, { title: string; text: string }> = {
  accept: {
    title: /*i18n*/ 'Thank you for accepting',
    text: /*i18n*/ 'We will be in touch about the next step. Keep this mail: it says what was agreed.',
  },
  counter: {
    title: /*i18n*/ 'Your counter-offer has arrived',
    text: /*i18n*/ 'We will look at it: we accept it as it stands, send you a new version of the quotation, or call you.',
  },
  reject: {
    title: /*i18n*/ 'The quotation was rejected',
    text: /*i18n*/ 'Thank you for telling us. If this was not you, reply to this mail and we open it again.',
  },
};

/** To the addressee: what we understood. */
export function answerReceived(facts: ToCustomer & AnsweredQuotation) {
  const { quotation, response, settings, publicUrl, translator } = facts;
  const { translate } = translator;
  const title = translate(thanks[response.action].title);
  const wants = wantedBy({ quotation, response });
  return toMail(
    `${title} (${quotationCode(quotation)})`,
    <Letter title={title} preview={quotation.title} settings={settings} translator={translator}>
      <Text style={line}>{hello(quotation.name, translator)}</Text>
      <Fact label={translate(/*i18n*/ 'Quotation')}>
        {quotationCode(quotation)}, {quotation.title}, {formatInr(quotation.totalPaise)}
      </Fact>
      {wants ? <Fact label={translate(/*i18n*/ 'Your target')}>{wants}</Fact> : null}
      <Text style={line}>{translate(thanks[response.action].text)}</Text>
      <Press href={pageOf(quotation, publicUrl, translator)}>
        {translate(/*i18n*/ 'Open the quotation')}
      </Press>
    </Letter>,
  );
}
