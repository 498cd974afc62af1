import { StyleSheet, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { gstText } from '#catalogue/gst/treatment.ts';
import { formatInrExact } from '#kit/india/money.ts';
import type { PricedLine } from '#sales/quotations/quotation-totals.ts';
import type { Translator } from '#kit/language/translator.ts';
import { hairline, ink, soft, tint } from './sheet.tsx';
import { Text } from './text.tsx';

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    borderBottomWidth: 0.75,
    borderBottomColor: hairline,
    paddingVertical: 7,
    paddingHorizontal: 8,
  },
  head: { flexDirection: 'row', backgroundColor: tint, paddingVertical: 5, paddingHorizontal: 8 },
  service: { flex: 1, paddingRight: 12 },
  quantity: { width: 52, textAlign: 'right' },
  price: { width: 84, textAlign: 'right' },
  tax: { width: 44, textAlign: 'right' },
  amount: { width: 86, textAlign: 'right' },
  bold: { fontWeight: 600 },
  soft: { color: soft },
  beside: { flexDirection: 'row', gap: 20, paddingTop: 8 },
  sums: { flex: 1 },
  sum: { flexDirection: 'row', justifyContent: 'flex-end', paddingTop: 4, paddingHorizontal: 8 },
  sumName: { flex: 1, textAlign: 'right', color: soft },
  total: {
    flexDirection: 'row',
    justifyContent: 'flex-end',
    marginTop: 7,
    paddingVertical: 6,
    paddingHorizontal: 8,
    borderTopWidth: 1.25,
    borderTopColor: ink,
    backgroundColor: tint,
    fontSize: 12.5,
    fontWeight: 600,
  },
  totalAmount: { width: 130, textAlign: 'right' },
});

/** Lines, taxes by name, the total and the total in words. Amounts of lines are before GST. */
export function MoneyTable({
  lines,
  netPaise,
  taxes,
  totalPaise,
  inWords,
  translate,
  showsTax = true,
  beside,
}: {
  lines: (Omit<PricedLine, 'gstPaise' | 'unit'> & { /** What the quantity counts. */ unit?: string })[];
  netPaise: number;
  taxes: { name: string; taxPaise: number }[];
  totalPaise: number;
  inWords: string;
  translate: Translator['translate'];
  /** A seller who is not registered shows none. */
  showsTax?: boolean;
  /** Stands in the room beside the sums. */
  beside?: ReactNode;
}) {
  const [first] = lines;
  return (
    <>
      {/* The head of the table goes to the next page with a first line that does not fit below it. */}
      {first ? <View minPresenceAhead={headHeight + heightOf(first)} /> : null}
      <View>
        <View style={[styles.head, styles.bold]} fixed>
          <Text style={styles.service}>{translate(/*i18n*/ 'Service')}</Text>
          <Text style={styles.quantity}>{translate(/*i18n*/ 'Quantity')}</Text>
          <Text style={styles.price}>{translate(/*i18n*/ 'Price')}</Text>
          {showsTax ? <Text style={styles.tax}>GST</Text> : null}
          <Text style={styles.amount}>{translate(/*i18n*/ 'Amount')}</Text>
        </View>
        {lines.map((line) => (
          <View key={line.id} style={styles.row} wrap={isLong(line.description)}>
            <View style={styles.service}>
              <Text style={styles.bold}>{line.title}</Text>
              {line.sac ? <Text style={styles.soft}>SAC {line.sac}</Text> : null}
              {line.description ? <Text>{line.description}</Text> : null}
            </View>
            <View style={styles.quantity}>
              <Text>{line.quantity}</Text>
              {line.unit ? <Text style={styles.soft}>{line.unit}</Text> : null}
            </View>
            <View style={styles.price}>
              <Text>{formatInrExact(line.unitPricePaise)}</Text>
              {line.discountPaise > 0 ? (
                <Text style={styles.soft}>
                  {translate(/*i18n*/ 'less {amount}', { amount: formatInrExact(line.discountPaise) })}
                </Text>
              ) : null}
            </View>
            {showsTax ? <Text style={styles.tax}>{gstText(line, translate)}</Text> : null}
            <Text style={styles.amount}>{formatInrExact(line.netPaise)}</Text>
          </View>
        ))}
        <View wrap={false} style={beside ? styles.beside : {}}>
          {beside}
          <View style={beside ? styles.sums : {}}>
            {showsTax && taxes.length > 0 ? (
              <Sum name={valueName(lines, translate)} paise={netPaise} />
            ) : null}
            {taxes.map(({ name, taxPaise }) => (
              <Sum key={name} name={name} paise={taxPaise} />
            ))}
            <View style={styles.total}>
              <Text>{translate(/*i18n*/ 'Total')}</Text>
              <Text style={styles.totalAmount}>{formatInrExact(totalPaise)}</Text>
            </View>
            <Text style={[styles.soft, { marginTop: 4, paddingHorizontal: 8, textAlign: 'right' }]}>
              {inWords}
            </Text>
          </View>
        </View>
      </View>
    </>
  );
}

/** So much takes more than ten lines in its column: a whole page may not be enough for it. */
const isLong = (description: string) => description.length > 400 || description.split('\n').length > 10;

const [headHeight, rowHeight] = [24, 14];

/** How high a line of the table is at most; of one that goes on on the next page, its beginning. */
const heightOf = ({ title, description, sac }: Pick<PricedLine, 'title' | 'description' | 'sac'>) =>
  rowHeight * (1 + rowsOf(title) + (sac ? 1 : 0) + (isLong(description) ? 3 : rowsOf(description)));

/** So many letters find room in a row of the first column, or some more. */
const rowsOf = (words: string) =>
  words.split('\n').reduce((rows, { length }) => rows + Math.ceil(length / 36), 0);

/** Of lines some of which are without GST not all is taxed. */
const valueName = (lines: Pick<PricedLine, 'treatment'>[], translate: Translator['translate']) =>
  translate(lines.some(({ treatment }) => treatment) ? /*i18n*/ 'Before GST' : /*i18n*/ 'Taxable value');

const Sum = ({ name, paise }: { name: string; paise: number }) => (
  <View style={styles.sum}>
    <Text style={styles.sumName}>{name}</Text>
    <Text style={styles.amount}>{formatInrExact(paise)}</Text>
  </View>
);
