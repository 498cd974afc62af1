import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, spokenDate } from '#domain/bookings/india-date.ts';
import type { Pdfs } from '#domain/documents/pdfs.ts';
import { states } from '#domain/gst/states.ts';
import { kindNames, type InvoiceContent, type InvoiceKind } from '#domain/invoices/invoice.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet } from './sheet.tsx';

/** A tax invoice, a receipt, or what goes back of one, with all that Rules 46 and 53 ask for. */
export const setInvoice: Pdfs['invoice'] = async ({ number, kind, issuedAt, content }) => {
  const { supplier, buyer, lines, totals, placeOfSupply, corrects } = content;
  const isRegistered = supplier.gstin !== '';
  const buffer = await renderToBuffer(
    <Sheet
      kind={kindNames[kind]}
      title={`${kindNames[kind]} ${number}`}
      facts={[number, spokenDate(dateInIndia(issuedAt))]}
      settings={supplier}
    >
      <Parties
        parties={[
          {
            label: 'From',
            lines: [
              supplier.legalName,
              ...supplier.addressLines,
              isRegistered ? `GSTIN ${supplier.gstin}` : 'Not registered for GST',
            ],
          },
          {
            label: corrects ? 'Given back to' : 'Billed to',
            lines: [
              buyer.name,
              [buyer.address, buyer.pincode].filter(Boolean).join(', '),
              buyer.gstin && `GSTIN ${buyer.gstin}`,
              buyer.phone && `+91 ${buyer.phone}`,
              buyer.email,
            ],
          },
        ]}
      />
      <Text style={{ marginBottom: 12 }}>
        {[
          corrects && `Corrects ${corrects.number} of ${spokenDate(corrects.issuedOn)}`,
          isRegistered && `Place of supply: ${stateName(placeOfSupply)} (${placeOfSupply})`,
          isRegistered && `Reverse charge: ${content.reverseCharge ? 'Yes' : 'No'}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <MoneyTable
        lines={lines.map((line, i) => ({
          ...line,
          id: String(i),
          unitPricePaise: line.unitPaise,
          netPaise: line.taxablePaise,
        }))}
        netPaise={totals.taxablePaise}
        taxes={isRegistered ? taxesOf(content) : []}
        totalPaise={totals.totalPaise}
        inWords={content.inWords}
        showsTax={isRegistered}
      />
      <Passage heading={corrects ? 'Refund' : 'Payment'} text={money(kind, content)} />
      <Text style={{ marginTop: 22 }}>
        For {supplier.legalName}. Issued by computer; it is valid without a signature.
      </Text>
    </Sheet>,
  );
  return new Uint8Array(buffer);
};

const stateName = (code: string) => states[code] ?? 'outside India';

function taxesOf({ supplier, placeOfSupply, rates, totals }: InvoiceContent) {
  const isWithin = supplier.stateCode === placeOfSupply;
  const taxes = rates.flatMap(({ percent, cgstPaise, sgstPaise, igstPaise }) =>
    isWithin
      ? [
          { name: `CGST ${percent / 2}%`, taxPaise: cgstPaise },
          { name: `SGST ${percent / 2}%`, taxPaise: sgstPaise },
        ]
      : [{ name: `IGST ${percent}%`, taxPaise: igstPaise }],
  );
  return [...taxes, { name: 'Round-off', taxPaise: totals.roundOffPaise }];
}

function money(kind: InvoiceKind, { paymentId, couponCode }: InvoiceContent): string {
  const through = paymentId ? `, reference ${paymentId}` : '';
  if (kind === 'credit-note' || kind === 'refund-receipt')
    return `Paid back the way it was paid${through}. Banks take up to a week to show it.`;
  const coupon = couponCode ? ` The discount is that of the coupon ${couponCode}.` : '';
  return `Paid in full${through}.${coupon}`;
}
