import { Text } from 'react-email';
import type { ToldClaim } from '../select-claims.ts';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Fact, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath, showPath } from '#kit/screen-paths.ts';

/** To the staff. The subject carries no buyer's words. */
export function claimTold({
  claim: { invoiceId, quotationId, number, buyerName, openPaise, reference, paidOn },
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
        Look for the payment at the bank. Booked, it settles what is open; if the bank shows no such money,
        dismiss it, and the page that it was told on says why.
      </Text>
      <Fact label="Buyer">{buyerName}</Fact>
      <Fact label="Open">{formatInr(openPaise)}</Fact>
      <Fact label="UTR">{reference}</Fact>
      {paidOn ? <Fact label="Paid on">{formatDate(paidOn)}</Fact> : null}
      {quotationId ? (
        <Press href={publicUrl + officePath(showPath('quotations', quotationId))}>Open the quotation</Press>
      ) : (
        <Press href={publicUrl + officePath(showPath('invoices', invoiceId ?? ''))}>Open the invoice</Press>
      )}
    </Letter>,
  );
}
