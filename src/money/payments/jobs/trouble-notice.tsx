import { Text } from 'react-email';
import { formatInr } from '#kit/india/money.ts';
import type { TransactionRow } from '../one-transaction.ts';
import type { PaymentTrouble } from '../transaction.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

const texts: Record<PaymentTrouble, { title: string; text: string }> = {
  review: {
    title: 'A payment has to be looked at',
    text: 'Money came that is not what was asked for, or for what is not to be had any more. Nothing was delivered and nothing goes back by itself: compare the tries with the order, then refund what came and tell the customer.',
  },
  'refund-failed': {
    title: 'A refund failed',
    text: 'The gateway could not give money back. It is still with us and the customer waits: refund it again, or pay it by bank.',
  },
  disputed: {
    title: 'A payment is disputed',
    text: 'A customer has asked the bank to take money back. It is lost without an answer in time: answer with proof in the dashboard of the gateway. The payment says until when.',
  },
};

/** To the staff. The subject carries no customer's words. */
export function troubleNotice({
  payment,
  what,
  settings,
  publicUrl,
}: {
  payment: TransactionRow;
  what: PaymentTrouble;
  settings: SiteSettings;
  publicUrl: string;
}) {
  const { title, text } = texts[what];
  return toMail(
    title,
    <Letter title={title} preview={formatInr(payment.totalPaise)} settings={settings}>
      <Text style={line}>{text}</Text>
      <Fact label="Customer">{payment.order.buyer.name}</Fact>
      <Fact label="Order">{formatInr(payment.totalPaise)}</Fact>
      <Fact label="What for">{payment.order.lines.map((one) => one.title).join(', ')}</Fact>
      {payment.reviewReason ? <Fact label="Reason">{payment.reviewReason}</Fact> : null}
      <Press href={publicUrl + officePath(showPath('payments', payment.id))}>Open the payment</Press>
    </Letter>,
  );
}
