import { maxByUpiPaise } from '#kit/india/upi.ts';
import { renderToBuffer, View } from '@react-pdf/renderer';
import type { Signature as SignedByCode } from '#sales/quotations/answers/read-signature.ts';
import { supplyWords } from '#sales/quotations/supply-words.ts';
import { signatureWords } from '#sales/quotations/signature-words.ts';
import type { Translator } from '#kit/language/translator.ts';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { DocumentSettings } from '#agency/settings/read-settings.ts';
import type { PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { formatInrExact } from '#kit/india/money.ts';
import { offOf } from '#sales/quotations/quotation-totals.ts';
import { unitName } from '#kit/units.ts';
import { nameOfPlace } from '#kit/india/states.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';
import { MoneyTable } from './money-table.tsx';
import { hairline, Parties, Passage, Sheet, Signature, soft, type PrintedPictures } from './sheet.tsx';
import { UpiCode } from './upi-code.tsx';
import { Text } from './text.tsx';

/** Who accepted, on the last page, with what shows later that nothing was changed. */
function Signed({
  signature,
  seller,
  translator,
}: {
  signature: SignedByCode;
  seller: string;
  translator: Translator;
}) {
  const { translate } = translator;
  const { hash, textUrl } = signature;
  return (
    <View
      style={{ marginTop: 18, paddingTop: 10, borderTopWidth: 0.75, borderTopColor: hairline }}
      wrap={false}
    >
      <Text style={{ fontWeight: 600, marginBottom: 3 }}>{translate(/*i18n*/ 'Signed by code')}</Text>
      {signatureWords(signature, seller, translator).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      <Text style={{ marginTop: 4, color: soft }}>{translate(/*i18n*/ 'SHA-256 of what was accepted:')}</Text>
      <Text style={{ color: soft }}>{hash}</Text>
      {textUrl ? (
        <Text style={{ color: soft }}>
          {translate(/*i18n*/ 'The text that this is the hash of: {url}', { url: textUrl })}
        </Text>
      ) : null}
    </View>
  );
}

/** A quotation as everybody may see it who has the link. */
export async function setQuotation(
  quotation: PublicQuotation,
  settings: DocumentSettings,
  { at, ...pictures }: PrintedPictures & { at: Date },
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
    signature,
  } = quotation;
  const translator = translatorFor(settings, quotation.language);
  const { translate, language } = translator;
  const kind = supplyWords(quotation, translator);
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
      logo={pictures.logo}
      {...(quotation.state === 'draft' && { across: translate(/*i18n*/ 'Draft') })}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'For'),
            lines: [
              company || name,
              company && name,
              gstin && `GSTIN ${gstin}`,
              quotation.address,
              quotation.country,
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
            state: translate(nameOfPlace(place)),
            code: place,
          })}
          {kind ? ` · ${kind}` : ''}
        </Text>
      ) : null}
      {quotation.intro ? <Text style={{ marginBottom: 12 }}>{quotation.intro}</Text> : null}
      <MoneyTable
        lines={lines.map(({ unit, ...line }) => ({
          ...line,
          discountPaise: offOf(line),
          ...(unit && { unit: translate(unitName(unit, line.quantity)) }),
        }))}
        netPaise={totals.netPaise}
        taxes={taxes.map((tax) => ({ ...tax, name: translate(tax.name) }))}
        totalPaise={totals.totalPaise}
        inWords={amountInWords(totals.totalPaise, language)}
        translate={translate}
        showsTax={settings.gstin !== ''}
      />
      {quotation.couponCode ? (
        <Text style={{ marginTop: 8 }}>
          {translate(/*i18n*/ 'The coupon {code} takes off {amount}, line by line.', {
            code: quotation.couponCode,
            amount: formatInrExact(lines.reduce((sum, { couponPaise = 0 }) => sum + couponPaise, 0)),
          })}
        </Text>
      ) : null}
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
      {due && settings.upiId && due.amountPaise <= maxByUpiPaise ? (
        <UpiCode
          upiId={settings.upiId}
          payee={settings.legalName}
          reference={code}
          at={at}
          amountPaise={due.amountPaise}
          translate={translate}
        />
      ) : null}
      <Passage heading={translate(/*i18n*/ 'Terms')} text={terms} />
      {signature ? (
        <Signed signature={signature} seller={settings.legalName} translator={translator} />
      ) : null}
      {pictures.signature ? (
        <Signature
          signature={pictures.signature}
          seller={settings.legalName}
          signatory={settings.signatory}
          translate={translate}
        />
      ) : null}
    </Sheet>,
  );
  return new Uint8Array(buffer);
}
