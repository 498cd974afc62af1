import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, spokenDate } from '#domain/bookings/india-date.ts';
import type { Pdfs } from '#domain/documents/pdfs.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet } from './sheet.tsx';
import { UpiCode } from './upi-code.tsx';

/** A quotation as everybody may see it who has the link. */
export const setQuotation: Pdfs['quotation'] = async (quotation, settings) => {
  const {
    code,
    title,
    totals,
    taxes,
    lines,
    due,
    depositPercent,
    inWords,
    name,
    company,
    gstin,
    validUntil,
    terms,
  } = quotation;
  const buffer = await renderToBuffer(
    <Sheet
      kind="Quotation"
      title={`Quotation ${code}`}
      facts={[
        code,
        spokenDate(dateInIndia(new Date(quotation.sentAt))),
        `Valid until ${spokenDate(validUntil)}`,
      ]}
      settings={settings}
    >
      <Parties
        parties={[
          {
            label: 'For',
            lines: [
              company || name,
              company && name,
              gstin && `GSTIN ${gstin}`,
              quotation.mobile,
              quotation.email,
            ],
          },
          {
            label: 'From',
            lines: [
              settings.legalName,
              ...settings.addressLines,
              settings.gstin && `GSTIN ${settings.gstin}`,
            ],
          },
        ]}
      />
      <Text style={{ fontSize: 13, fontWeight: 600, lineHeight: 1.3, marginTop: 4, marginBottom: 14 }}>
        {title}
      </Text>
      {quotation.intro ? <Text style={{ marginBottom: 12 }}>{quotation.intro}</Text> : null}
      <MoneyTable
        lines={lines}
        netPaise={totals.netPaise}
        taxes={taxes}
        totalPaise={totals.totalPaise}
        inWords={inWords}
      />
      {depositPercent === null ? null : (
        <Passage
          heading="Payment"
          text={`${depositPercent}% in advance, the remaining ${100 - depositPercent}% afterwards.`}
        />
      )}
      {due && settings.upiId ? (
        <UpiCode
          upiId={settings.upiId}
          payee={settings.legalName}
          reference={code}
          amountPaise={due.amountPaise}
        />
      ) : null}
      <Passage heading="Terms" text={terms} />
    </Sheet>,
  );
  return new Uint8Array(buffer);
};
