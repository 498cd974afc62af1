import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { DocumentSettings } from '#agency/settings/read-settings.ts';
import type { PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { states } from '#kit/india/states.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet, Signature, type PrintedPictures } from './sheet.tsx';
import { UpiCode } from './upi-code.tsx';

/** A quotation as everybody may see it who has the link. */
export async function setQuotation(
  quotation: PublicQuotation,
  settings: DocumentSettings,
  { logo, signature }: PrintedPictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const {
    code,
    title,
    totals,
    taxes,
    lines,
    due,
    depositPercent,
    name,
    company,
    gstin,
    place,
    validUntil,
    terms,
  } = quotation;
  const translator = translatorFor(settings, quotation.language);
  const { translate, language } = translator;
  const buffer = await renderToBuffer(
    <Sheet
      kind={translate(/*i18n*/ 'Quotation')}
      title={`${translate(/*i18n*/ 'Quotation')} ${code}`}
      translator={translator}
      facts={[
        code,
        formatDate(dateInIndia(new Date(quotation.sentAt)), language),
        translate(/*i18n*/ 'Valid until {day}', { day: formatDate(validUntil, language) }),
      ]}
      settings={settings}
      logo={logo}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'For'),
            lines: [
              company || name,
              company && name,
              gstin && `GSTIN ${gstin}`,
              quotation.mobile,
              quotation.email,
            ],
          },
          {
            label: translate(/*i18n*/ 'From'),
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
      {place ? (
        <Text style={{ marginBottom: 12 }}>
          {translate(/*i18n*/ 'Place of supply: {state} ({code})', {
            state: translate(states[place] ?? ''),
            code: place,
          })}
        </Text>
      ) : null}
      {quotation.intro ? <Text style={{ marginBottom: 12 }}>{quotation.intro}</Text> : null}
      <MoneyTable
        lines={lines}
        netPaise={totals.netPaise}
        taxes={taxes.map((tax) => ({ ...tax, name: translate(tax.name) }))}
        totalPaise={totals.totalPaise}
        inWords={amountInWords(totals.totalPaise, language)}
        translate={translate}
        showsTax={settings.gstin !== ''}
      />
      {depositPercent === null ? null : (
        <Passage
          heading={translate(/*i18n*/ 'Payment')}
          text={translate(/*i18n*/ '{percent}% in advance, the remaining {rest}% afterwards.', {
            percent: depositPercent,
            rest: 100 - depositPercent,
          })}
        />
      )}
      {due && settings.bankAccount ? (
        <Passage
          heading={translate(/*i18n*/ 'Bank account')}
          text={translate(/*i18n*/ 'Account {account}, IFSC {ifsc}, {bank}, of {name}', {
            account: settings.bankAccount,
            ifsc: settings.bankIfsc,
            bank: settings.bankName,
            name: settings.bankAccountName,
          })}
        />
      ) : null}
      {due && settings.upiId ? (
        <UpiCode
          upiId={settings.upiId}
          payee={settings.legalName}
          reference={code}
          amountPaise={due.amountPaise}
          translate={translate}
        />
      ) : null}
      <Passage heading={translate(/*i18n*/ 'Terms')} text={terms} />
      {signature ? (
        <Signature
          signature={signature}
          seller={settings.legalName}
          signatory={settings.signatory}
          translate={translate}
        />
      ) : null}
    </Sheet>,
  );
  return new Uint8Array(buffer);
}
