import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { encode } from 'uqr';
import { formatInr, type Paise } from '#kit/india/money.ts';
import type { Translator } from '#kit/language/translator.ts';
import { ink } from './sheet.tsx';

const side = 84;

/** A code that payment apps read, for something that is still to be paid, with its amount and reference filled in. */
export function UpiCode({
  upiId,
  payee,
  reference,
  amountPaise,
  translate,
}: UpiDue & Pick<Translator, 'translate'>) {
  const { data, size } = encode(upiLink({ upiId, payee, reference, amountPaise }), { ecc: 'M', border: 0 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <View style={{ marginTop: 14, flexDirection: 'row', gap: 12, alignItems: 'center' }} wrap={false}>
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={dots.join('')} fill={ink} />
      </Svg>
      <View>
        <Text style={{ fontWeight: 600 }}>
          {translate(/*i18n*/ 'To pay {amount} by UPI', { amount: formatInr(amountPaise) })}
        </Text>
        <Text>{translate(/*i18n*/ 'Scan this with a payment app, or send to {upiId}.', { upiId })}</Text>
        <Text>
          {translate(/*i18n*/ 'Reference: {reference}. Not needed if it is paid already.', { reference })}
        </Text>
      </View>
    </View>
  );
}

type UpiDue = { upiId: string; payee: string; reference: string; amountPaise: Paise };

/** What payment apps are asked: whom to pay how much, and what for. Source: NPCI's UPI linking specification 1.6 */
const upiLink = ({ upiId, payee, reference, amountPaise }: UpiDue) =>
  `upi://pay?${Object.entries({
    pa: upiId,
    pn: payee,
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: reference,
  })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
