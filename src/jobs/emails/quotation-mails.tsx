import { Text } from 'react-email';
import { spokenDate } from '#domain/bookings/india-date.ts';
import { formatInr } from '#domain/money.ts';
import type { QuotationRow } from '#domain/quotations/find-quotation.ts';
import { dueNames, type Due } from '#domain/quotations/quotation-due.ts';
import {
  quotationCode,
  quotationPath,
  reopenDays,
  type ResponseAction,
} from '#domain/quotations/quotation.ts';
import type { AnsweredQuotation } from '#domain/quotations/read-response.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { toMail } from './frame.tsx';
import { Fact, Letter, line, Press } from './letter.tsx';

type Common = { settings: SiteSettings; publicUrl: string };

/** To the addressee: what it comes to and where to read and answer it. Looking changes nothing. */
export function offer({ quotation, settings, publicUrl }: Common & { quotation: QuotationRow }) {
  const code = quotationCode(quotation);
  return toMail(
    `Our quotation ${code}`,
    <Letter
      title={quotation.title}
      preview={`${formatInr(quotation.totalPaise)}, valid until ${spokenDate(quotation.validUntil)}`}
      settings={settings}
    >
      <Text style={line}>Hello {quotation.name},</Text>
      {quotation.revision > 1 ? (
        <Text style={line}>
          This is a new version of our quotation. It takes the place of the earlier one.
        </Text>
      ) : null}
      <Fact label="Quotation">{code}</Fact>
      <Fact label="Total, GST included">{formatInr(quotation.totalPaise)}</Fact>
      <Fact label="Valid until">{spokenDate(quotation.validUntil)}</Fact>
      <Text style={line}>
        Read every line, download it as PDF, and accept it, make a counter-offer or say no, all on one page.
      </Text>
      <Press href={publicUrl + quotationPath(quotation.publicId)}>Read and answer</Press>
    </Letter>,
  );
}

/** To the addressee, once staff made an order of it: what is due, and where to pay it. */
export function order({ quotation, due, settings, publicUrl }: Common & WithDue) {
  const code = quotationCode(quotation);
  return toMail(
    `Your order ${code}`,
    <Letter title="Thank you for your order" preview={quotation.title} settings={settings}>
      <Text style={line}>Hello {quotation.name},</Text>
      <Fact label="Order">
        {code}, {quotation.title}, {formatInr(quotation.totalPaise)}
      </Fact>
      {due ? <Fact label={dueNames[due.part](due.percent)}>{formatInr(due.amountPaise)}</Fact> : null}
      <Text style={line}>
        Pay online on its page, or scan the code of its PDF with a payment app. The invoice comes by mail.
      </Text>
      <Press href={publicUrl + quotationPath(quotation.publicId)}>Open the order</Press>
    </Letter>,
  );
}
type WithDue = { quotation: QuotationRow; due: Due | null };

const done = {
  accept: 'accepted',
  reject: 'rejected',
  counter: 'countered',
} satisfies Record<ResponseAction, string>;

/** To the staff. The subject carries no customer's words. */
export function answerNotice({ quotation, response, settings, publicUrl }: Common & AnsweredQuotation) {
  const title = `Quotation ${quotationCode(quotation)} was ${done[response.action]}`;
  return toMail(
    title,
    <Letter title={title} preview={formatInr(quotation.totalPaise)} settings={settings}>
      <Fact label="Who">{[quotation.name, quotation.company].filter(Boolean).join(', ')}</Fact>
      <Fact label="Offered">{formatInr(quotation.totalPaise)}</Fact>
      {response.counterTotalPaise === null ? null : (
        <Fact label="Wants to pay">{formatInr(response.counterTotalPaise)}</Fact>
      )}
      {response.reason ? <Fact label="Reason">{response.reason}</Fact> : null}
      {response.description ? <Fact label="In their words">{response.description}</Fact> : null}
      {response.verified ? null : (
        <Text style={line}>
          Nobody had to prove who they are for this. It can be undone in the back office for {reopenDays}{' '}
          days.
        </Text>
      )}
      <Press href={`${publicUrl}/admin/quotations/${quotation.id}/show`}>Open the quotation</Press>
    </Letter>,
  );
}

const thanks: Record<ResponseAction, { title: string; text: string }> = {
  accept: {
    title: 'Thank you for accepting',
    text: 'We will be in touch about the next step. Keep this mail: it says what was agreed.',
  },
  counter: {
    title: 'Your counter-offer has arrived',
    text: 'We will look at it and send you a new version of the quotation, or call you.',
  },
  reject: {
    title: 'The quotation was rejected',
    text: 'Thank you for telling us. If this was not you, reply to this mail and we open it again.',
  },
};

/** To the addressee: what we understood. */
export function answerReceived({ quotation, response, settings, publicUrl }: Common & AnsweredQuotation) {
  const { title, text } = thanks[response.action];
  return toMail(
    `${title} (${quotationCode(quotation)})`,
    <Letter title={title} preview={quotation.title} settings={settings}>
      <Text style={line}>Hello {quotation.name},</Text>
      <Fact label="Quotation">
        {quotationCode(quotation)}, {quotation.title}, {formatInr(quotation.totalPaise)}
      </Fact>
      {response.counterTotalPaise === null ? null : (
        <Fact label="Your target">{formatInr(response.counterTotalPaise)}</Fact>
      )}
      <Text style={line}>{text}</Text>
      <Press href={publicUrl + quotationPath(quotation.publicId)}>Open the quotation</Press>
    </Letter>,
  );
}
