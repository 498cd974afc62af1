import { renderToBuffer, Text } from '@react-pdf/renderer';
import { dateInIndia, spokenDate } from '#kit/india/india-date.ts';
import type { QuotationPdfs } from '#sales/quotations/pdfs.ts';
import { states } from '#kit/india/states.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { voiceFor } from '#kit/words/voice.server.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet } from './sheet.tsx';
import { UpiCode } from './upi-code.tsx';

/** A quotation as everybody may see it who has the link. */
export const setQuotation: QuotationPdfs['quotation'] = async (quotation, settings) => {
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
  const voice = voiceFor(settings, quotation.language);
  const { say, language } = voice;
  const buffer = await renderToBuffer(
    <Sheet
      kind={say(/*i18n*/ 'Quotation')}
      title={`${say(/*i18n*/ 'Quotation')} ${code}`}
      voice={voice}
      facts={[
        code,
        spokenDate(dateInIndia(new Date(quotation.sentAt)), language),
        say(/*i18n*/ 'Valid until {day}', { day: spokenDate(validUntil, language) }),
      ]}
      settings={settings}
    >
      <Parties
        parties={[
          {
            label: say(/*i18n*/ 'For'),
            lines: [
              company || name,
              company && name,
              gstin && `GSTIN ${gstin}`,
              quotation.mobile,
              quotation.email,
            ],
          },
          {
            label: say(/*i18n*/ 'From'),
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
          {say(/*i18n*/ 'Place of supply: {state} ({code})', {
            state: say(states[place] ?? ''),
            code: place,
          })}
        </Text>
      ) : null}
      {quotation.intro ? <Text style={{ marginBottom: 12 }}>{quotation.intro}</Text> : null}
      <MoneyTable
        lines={lines}
        netPaise={totals.netPaise}
        taxes={taxes.map((tax) => ({ ...tax, name: say(tax.name) }))}
        totalPaise={totals.totalPaise}
        inWords={amountInWords(totals.totalPaise, language)}
        say={say}
        showsTax={settings.gstin !== ''}
      />
      {depositPercent === null ? null : (
        <Passage
          heading={say(/*i18n*/ 'Payment')}
          text={say(/*i18n*/ '{percent}% in advance, the remaining {rest}% afterwards.', {
            percent: depositPercent,
            rest: 100 - depositPercent,
          })}
        />
      )}
      {due && settings.upiId ? (
        <UpiCode
          upiId={settings.upiId}
          payee={settings.legalName}
          reference={code}
          amountPaise={due.amountPaise}
          say={say}
        />
      ) : null}
      <Passage heading={say(/*i18n*/ 'Terms')} text={terms} />
    </Sheet>,
  );
  return new Uint8Array(buffer);
};
