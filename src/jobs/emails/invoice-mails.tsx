import { Text } from 'react-email';
import { dateInIndia, spokenDate } from '#domain/bookings/india-date.ts';
import type { InvoiceRow } from '#domain/invoices/find-invoice.ts';
import { isGivenBack, kindNames } from '#domain/invoices/invoice.ts';
import { formatInr } from '#domain/money.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { toMail } from './frame.tsx';
import { Fact, Letter, line, Press } from './letter.tsx';

/** To the buyer, with the document attached: the receipt of a payment, or of what went back. */
export function invoiceIssued(facts: { invoice: InvoiceRow; settings: SiteSettings; publicUrl: string }) {
  const { invoice, settings, publicUrl } = facts;
  const { kind, number, content, totalPaise } = invoice;
  const name = kindNames[kind];
  const isBack = isGivenBack(kind);
  const title = isBack ? 'Your refund is on its way' : 'Thank you for your payment';
  return toMail(
    `${title} (${number})`,
    <Letter title={title} preview={`${name} ${number}, ${formatInr(totalPaise)}`} settings={settings}>
      <Text style={line}>Hello {content.buyer.name},</Text>
      <Fact label={name}>
        {number}, {spokenDate(dateInIndia(invoice.issuedAt))}
      </Fact>
      <Fact label="For">{content.lines.map(({ title: what }) => what).join(', ')}</Fact>
      <Fact label={isBack ? 'Given back' : 'Paid'}>{formatInr(totalPaise)}</Fact>
      <Text style={line}>
        {isBack
          ? 'The money comes back the way it was paid. Banks take up to a week to show it. The document is attached.'
          : 'The document is attached. You find it and every other one in your account.'}
      </Text>
      <Press href={`${publicUrl}/profile?tab=profilePaymentInfo`}>Your payments</Press>
    </Letter>,
  );
}
