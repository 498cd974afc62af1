import { Path, Svg, View } from '@react-pdf/renderer';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import { qrPath } from '#kit/qr-path.ts';
import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import { ink, soft } from './sheet.tsx';
import { Text } from './text.tsx';

/** A third of a millimetre for each dot of it: the code holds all that the portal signed, and smaller ones are not read. */
const side = 136;

/** How the e-invoice portal has registered a document. Its names are the law's, in every language. */
export const Registration = ({ irn, ackNo, ackAt, language }: EInvoice & { language: Language }) => (
  <View style={{ marginBottom: 12 }}>
    <Text>
      <Text style={{ color: soft }}>IRN </Text>
      {irn}
    </Text>
    <Text>
      <Text style={{ color: soft }}>Ack No. </Text>
      {ackNo}
      <Text style={{ color: soft }}> · Ack Date </Text>
      {ackAt ? formatDate(dateInIndia(ackAt), language) : ''}
    </Text>
  </View>
);

/** What the portal signed, to be scanned. */
export function SignedCode({ signedQr }: Pick<EInvoice, 'signedQr'>) {
  const { path, size } = qrPath(signedQr, 0);
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
      <Path d={path} fill={ink} />
    </Svg>
  );
}
