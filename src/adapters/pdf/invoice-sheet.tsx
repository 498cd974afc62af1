import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { InvoicePdfs } from '#money/invoices/pdfs.ts';
import { states } from '#kit/india/states.ts';
import { isSample, kindNames, type InvoiceContent, type InvoiceKind } from '#money/invoices/invoice.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { Translator } from '#kit/language/translator.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet } from './sheet.tsx';

/** A tax invoice, a receipt, or what goes back of one, with all that Rules 46 and 53 ask for. */
export const setInvoice: InvoicePdfs['invoice'] = async ({ number, kind, issuedAt, language, content }) => {
  const { supplier, buyer, lines, totals, placeOfSupply, corrects } = content;
  const isRegistered = supplier.gstin !== '';
  const translator = translatorIn(language);
  const { translate } = translator;
  // A document for the tax office says in English what it is, whoever reads it.
  const name = language === 'en' ? kindNames[kind] : `${translate(kindNames[kind])} / ${kindNames[kind]}`;
  const buffer = await renderToBuffer(
    <Sheet
      kind={name}
      title={`${name} ${number}`}
      translator={translator}
      facts={[number, formatDate(dateInIndia(issuedAt), language)]}
      settings={supplier}
      {...(isSample(number) && { across: translate(/*i18n*/ 'SAMPLE – not a tax invoice') })}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'From'),
            lines: [
              supplier.legalName,
              ...supplier.addressLines,
              isRegistered ? `GSTIN ${supplier.gstin}` : translate(/*i18n*/ 'Not registered for GST'),
            ],
          },
          {
            label: corrects ? translate(/*i18n*/ 'Given back to') : translate(/*i18n*/ 'Billed to'),
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
            translate(/*i18n*/ 'Corrects {number} of {day}', {
              number: corrects.number,
              day: formatDate(corrects.issuedOn, language),
            }),
          isRegistered &&
            translate(/*i18n*/ 'Place of supply: {state} ({code})', {
              state: translate(stateName(placeOfSupply)),
              code: placeOfSupply,
            }),
          isRegistered &&
            (content.reverseCharge
              ? translate(/*i18n*/ 'Reverse charge: Yes')
              : translate(/*i18n*/ 'Reverse charge: No')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <MoneyTable
        lines={lines.map((line, i) => ({
          ...line,
          description: translatePeriod(line.description, translator),
          id: String(i),
          unitPricePaise: line.unitPaise,
          netPaise: line.taxablePaise,
        }))}
        netPaise={totals.taxablePaise}
        taxes={isRegistered ? taxesOf(content, translator) : []}
        totalPaise={totals.totalPaise}
        inWords={content.inWords}
        translate={translate}
        showsTax={isRegistered}
      />
      <Passage
        heading={corrects ? translate(/*i18n*/ 'Refund') : translate(/*i18n*/ 'Payment')}
        text={money(kind, content, translator)}
      />
      <Text style={{ marginTop: 22 }}>
        {translate(/*i18n*/ 'For {seller}. Issued by computer; it is valid without a signature.', {
          seller: supplier.legalName,
        })}
      </Text>
    </Sheet>,
  );
  return new Uint8Array(buffer);
};

/** How long something was sold for; the document keeps it as `12 months`. */
function translatePeriod(description: string, translator: Translator): string {
  const months = /^(\d+) months?$/.exec(description)?.[1];
  return months && translator.language !== 'en' ? periodLabel(Number(months), translator) : description;
}

const stateName = (code: string) => states[code] ?? /*i18n*/ 'outside India';

function taxesOf({ supplier, placeOfSupply, rates, totals }: InvoiceContent, { translate }: Translator) {
  const isWithin = supplier.stateCode === placeOfSupply;
  const taxes = rates.flatMap(({ percent, cgstPaise, sgstPaise, igstPaise }) =>
    isWithin
      ? [
          { name: `CGST ${percent / 2}%`, taxPaise: cgstPaise },
          { name: `SGST ${percent / 2}%`, taxPaise: sgstPaise },
        ]
      : [{ name: `IGST ${percent}%`, taxPaise: igstPaise }],
  );
  return [...taxes, { name: translate(/*i18n*/ 'Round-off'), taxPaise: totals.roundOffPaise }];
}

function money(
  kind: InvoiceKind,
  { paymentId, couponCode, isPart }: InvoiceContent,
  { translate }: Translator,
): string {
  if (kind === 'credit-note' || kind === 'refund-receipt')
    return paymentId
      ? translate(
          /*i18n*/ 'Paid back the way it was paid, reference {paymentId}. Banks take up to a week to show it.',
          { paymentId },
        )
      : translate(/*i18n*/ 'Paid back the way it was paid. Banks take up to a week to show it.');
  const coupon = couponCode
    ? ` ${translate(/*i18n*/ 'The discount is that of the coupon {couponCode}.', { couponCode })}`
    : '';
  if (isPart)
    return paymentId
      ? translate(/*i18n*/ 'This part is paid, reference {paymentId}.', { paymentId })
      : translate(/*i18n*/ 'This part is paid.');
  const paid = paymentId
    ? translate(/*i18n*/ 'Paid in full, reference {paymentId}.', { paymentId })
    : translate(/*i18n*/ 'Paid in full.');
  return paid + coupon;
}
