import { renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import { formatDate } from '#kit/india/india-date.ts';
import { formatInrExact, type Paise } from '#kit/india/money.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import type { Statement, StatementEntry } from '#money/receivables/statement.ts';
import { hairline, Parties, Sheet, soft, tint, type PrintedPictures } from './sheet.tsx';
import { Text } from './text.tsx';

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: hairline,
    paddingVertical: 5,
    paddingHorizontal: 8,
  },
  head: { flexDirection: 'row', backgroundColor: tint, paddingVertical: 5, paddingHorizontal: 8 },
  day: { width: 96 },
  what: { flex: 1, paddingRight: 12 },
  amount: { width: 92, textAlign: 'right' },
  bold: { fontWeight: 600 },
  soft: { color: soft },
});

const kinds = {
  invoice: /*i18n*/ 'Invoice',
  money: /*i18n*/ 'Money received',
  tds: /*i18n*/ 'Income tax kept back (TDS)',
  'gst-tds': /*i18n*/ 'GST kept back (TDS)',
  note: /*i18n*/ 'Credit note',
  'write-off': /*i18n*/ 'Written off',
  cancelled: /*i18n*/ 'Invoice cancelled',
  'sent-back': /*i18n*/ 'Money sent back',
  'came-back': /*i18n*/ 'Payment returned by the bank',
} satisfies Record<StatementEntry['kind'], string>;

/** A buyer's account over some days, with what it owes after each line. */
export async function setStatement(
  statement: Statement,
  { logo }: PrintedPictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const { supplier, buyer, language, from, to, openingPaise, entries, closingPaise } = statement;
  const translator = translatorIn(language);
  const { translate } = translator;
  let owedPaise = openingPaise;
  const rows = entries.map((entry) => {
    owedPaise += entry.amountPaise;
    return { ...entry, owedPaise };
  });
  const title = translate(/*i18n*/ 'Statement of account');
  const days = { from: formatDate(from, language), to: formatDate(to, language) };
  const buffer = await renderToBuffer(
    <Sheet
      kind={title}
      title={`${title} ${buyer.name}`}
      translator={translator}
      facts={[translate(/*i18n*/ '{from} to {to}', days)]}
      settings={supplier}
      logo={logo}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'From'),
            lines: [
              supplier.legalName,
              ...supplier.addressLines,
              supplier.gstin && `GSTIN ${supplier.gstin}`,
            ],
          },
          {
            label: translate(/*i18n*/ 'For'),
            lines: [
              buyer.name,
              [buyer.address, buyer.pincode, buyer.country].filter(Boolean).join(', '),
              buyer.gstin && `GSTIN ${buyer.gstin}`,
            ],
          },
        ]}
      />
      <View style={[styles.head, styles.bold]} fixed>
        <Text style={styles.day}>{translate(/*i18n*/ 'Day')}</Text>
        <Text style={styles.what}>{translate(/*i18n*/ 'What')}</Text>
        <Text style={styles.amount}>{translate(/*i18n*/ 'Amount')}</Text>
        <Text style={styles.amount}>{translate(/*i18n*/ 'Owed')}</Text>
      </View>
      <Line what={translate(/*i18n*/ 'Owed before')} owedPaise={openingPaise} />
      {rows.map((row, i) => (
        <Line
          // Two entries of one day may be alike.
          key={i}
          day={formatDate(row.on, language)}
          what={[translate(kinds[row.kind]), row.reference].filter(Boolean).join(' ')}
          amountPaise={row.amountPaise}
          owedPaise={row.owedPaise}
        />
      ))}
      <Text
        style={[styles.bold, { marginTop: 12, paddingHorizontal: 8, fontSize: 12.5, textAlign: 'right' }]}
      >
        {closingPaise < 0
          ? translate(/*i18n*/ 'Paid in advance on {day}: {amount}', {
              day: days.to,
              amount: formatInrExact(-closingPaise),
            })
          : translate(/*i18n*/ 'Owed on {day}: {amount}', {
              day: days.to,
              amount: formatInrExact(closingPaise),
            })}
      </Text>
    </Sheet>,
  );
  return new Uint8Array(buffer);
}

const Line = ({
  day = '',
  what,
  amountPaise,
  owedPaise,
}: {
  day?: string;
  what: string;
  amountPaise?: Paise;
  owedPaise: Paise;
}) => (
  <View style={styles.row} wrap={false}>
    <Text style={styles.day}>{day}</Text>
    <Text style={styles.what}>{what}</Text>
    <Text style={styles.amount}>{amountPaise === undefined ? '' : formatInrExact(amountPaise)}</Text>
    <Text style={[styles.amount, styles.soft]}>{formatInrExact(owedPaise)}</Text>
  </View>
);
