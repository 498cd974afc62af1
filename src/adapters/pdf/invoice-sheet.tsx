import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, spokenDate } from '#kit/india/india-date.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { states } from '#kit/india/states.ts';
import { isSample, kindNames, type InvoiceContent, type InvoiceKind } from '#money/invoices/invoice.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { Voice } from '#kit/language/voice.ts';
import { voiceIn } from '#kit/words/voice.server.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet } from './sheet.tsx';

/** A tax invoice, a receipt, or what goes back of one, with all that Rules 46 and 53 ask for. */
export const setInvoice: InvoicePdfs['invoice'] = async ({ number, kind, issuedAt, language, content }) => {
  const { supplier, buyer, lines, totals, placeOfSupply, corrects } = content;
  const isRegistered = supplier.gstin !== '';
  const voice = voiceIn(language);
  const { say } = voice;
  // A document for the tax office says in English what it is, whoever reads it.
  const name = language === 'en' ? kindNames[kind] : `${say(kindNames[kind])} / ${kindNames[kind]}`;
  const buffer = await renderToBuffer(
    <Sheet
      kind={name}
      title={`${name} ${number}`}
      voice={voice}
      facts={[number, spokenDate(dateInIndia(issuedAt), language)]}
      settings={supplier}
      {...(isSample(number) && { across: say(/*i18n*/ 'SAMPLE – not a tax invoice') })}
    >
      <Parties
        parties={[
          {
            label: say(/*i18n*/ 'From'),
            lines: [
              supplier.legalName,
              ...supplier.addressLines,
              isRegistered ? `GSTIN ${supplier.gstin}` : say(/*i18n*/ 'Not registered for GST'),
            ],
          },
          {
            label: corrects ? say(/*i18n*/ 'Given back to') : say(/*i18n*/ 'Billed to'),
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
          corrects &&
            say(/*i18n*/ 'Corrects {number} of {day}', {
              number: corrects.number,
              day: spokenDate(corrects.issuedOn, language),
            }),
          isRegistered &&
            say(/*i18n*/ 'Place of supply: {state} ({code})', {
              state: say(stateName(placeOfSupply)),
              code: placeOfSupply,
            }),
          isRegistered &&
            (content.reverseCharge
              ? say(/*i18n*/ 'Reverse charge: Yes')
              : say(/*i18n*/ 'Reverse charge: No')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <MoneyTable
        lines={lines.map((line, i) => ({
          ...line,
          description: sayPeriod(line.description, voice),
          id: String(i),
          unitPricePaise: line.unitPaise,
          netPaise: line.taxablePaise,
        }))}
        netPaise={totals.taxablePaise}
        taxes={isRegistered ? taxesOf(content, voice) : []}
        totalPaise={totals.totalPaise}
        inWords={content.inWords}
        say={say}
        showsTax={isRegistered}
      />
      <Passage
        heading={corrects ? say(/*i18n*/ 'Refund') : say(/*i18n*/ 'Payment')}
        text={money(kind, content, voice)}
      />
      <Text style={{ marginTop: 22 }}>
        {say(/*i18n*/ 'For {seller}. Issued by computer; it is valid without a signature.', {
          seller: supplier.legalName,
        })}
      </Text>
    </Sheet>,
  );
  return new Uint8Array(buffer);
};

/** How long something was sold for; the document keeps it as `12 months`. */
function sayPeriod(description: string, voice: Voice): string {
  const months = /^(\d+) months?$/.exec(description)?.[1];
  return months && voice.language !== 'en' ? periodLabel(Number(months), voice) : description;
}

const stateName = (code: string) => states[code] ?? /*i18n*/ 'outside India';

function taxesOf({ supplier, placeOfSupply, rates, totals }: InvoiceContent, { say }: Voice) {
  const isWithin = supplier.stateCode === placeOfSupply;
  const taxes = rates.flatMap(({ percent, cgstPaise, sgstPaise, igstPaise }) =>
    isWithin
      ? [
          { name: `CGST ${percent / 2}%`, taxPaise: cgstPaise },
          { name: `SGST ${percent / 2}%`, taxPaise: sgstPaise },
        ]
      : [{ name: `IGST ${percent}%`, taxPaise: igstPaise }],
  );
  return [...taxes, { name: say(/*i18n*/ 'Round-off'), taxPaise: totals.roundOffPaise }];
}

function money(kind: InvoiceKind, { paymentId, couponCode, isPart }: InvoiceContent, { say }: Voice): string {
  if (kind === 'credit-note' || kind === 'refund-receipt')
    return paymentId
      ? say(
          /*i18n*/ 'Paid back the way it was paid, reference {paymentId}. Banks take up to a week to show it.',
          { paymentId },
        )
      : say(/*i18n*/ 'Paid back the way it was paid. Banks take up to a week to show it.');
  const coupon = couponCode
    ? ` ${say(/*i18n*/ 'The discount is that of the coupon {couponCode}.', { couponCode })}`
    : '';
  if (isPart)
    return paymentId
      ? say(/*i18n*/ 'This part is paid, reference {paymentId}.', { paymentId })
      : say(/*i18n*/ 'This part is paid.');
  const paid = paymentId
    ? say(/*i18n*/ 'Paid in full, reference {paymentId}.', { paymentId })
    : say(/*i18n*/ 'Paid in full.');
  return paid + coupon;
}
