import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { qrPath } from '#kit/qr-path.ts';
import type { Translator } from '#kit/language/translator.ts';
import { ink, soft } from './sheet.tsx';

const side = 66;

/** A code that leads to the page where anybody can check a document. */
export function VerifyCode({ url, translate }: { url: string } & Pick<Translator, 'translate'>) {
  const { path, size } = qrPath(url, 0);
  return (
    <View style={{ marginTop: 14, flexDirection: 'row', gap: 10, alignItems: 'center' }} wrap={false}>
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill={ink} />
      </Svg>
      <Text style={{ color: soft, flex: 1 }}>
        {translate(/*i18n*/ 'Scan this to check that the document is genuine: {host}', {
          host: new URL(url).host,
        })}
      </Text>
    </View>
  );
}
