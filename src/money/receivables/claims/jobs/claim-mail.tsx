import { Text } from 'react-email';
import type { ToldClaim } from '../claim-payment.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

/** To the staff. The subject carries no buyer's words. */
export function claimTold({
  claim: { invoiceId, number, buyerName, openPaise, reference, paidOn },
  settings,
  publicUrl,
}: {
  claim: ToldClaim;
  settings: SiteSettings;
  publicUrl: string;
}) {
  const title = `A buyer says it has paid ${number}`;
  return toMail(
    title,
    <Letter title={title} preview={`${formatInr(openPaise)} is open`} settings={settings}>
      <Text style={line}>
        Look for the payment at the bank. Booked, it settles the invoice; if the bank shows no such money,
        dismiss it, and the page of the invoice says why.
      </Text>
      <Fact label="Buyer">{buyerName}</Fact>
      <Fact label="Open">{formatInr(openPaise)}</Fact>
      <Fact label="UTR">{reference}</Fact>
      {paidOn ? <Fact label="Paid on">{formatDate(paidOn)}</Fact> : null}
      <Press href={publicUrl + officePath(showPath('invoices', invoiceId))}>Open the invoice</Press>
    </Letter>,
  );
}
