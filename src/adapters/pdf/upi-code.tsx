import { Path, Svg, View } from '@react-pdf/renderer';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { demandReference, upiLink } from '#kit/india/upi.ts';
import { qrPath } from '#kit/qr-path.ts';
import type { Translator } from '#kit/language/translator.ts';
import { ink } from './sheet.tsx';
import { Text } from './text.tsx';

const side = 84;

/**
 * A code that payment apps read, for something that is still to be paid, with its amount filled in and a reference of its
 * own each time it is set.
 */
export function UpiCode({
  upiId,
  payee,
  reference,
  at,
  amountPaise,
  translate,
}: {
  upiId: string;
  payee: string;
  reference: string;
  /** When it is set. */
  at: Date;
  amountPaise: Paise;
} & Pick<Translator, 'translate'>) {
  const { path, size } = qrPath(
    upiLink({ upiId, payee, note: reference, reference: demandReference(reference, at), amountPaise }),
    0,
  );
  return (
    <View style={{ marginTop: 14, flexDirection: 'row', gap: 12, alignItems: 'center' }} wrap={false}>
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill={ink} />
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
