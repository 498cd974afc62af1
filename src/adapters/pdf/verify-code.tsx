import { Path, Svg, View } from '@react-pdf/renderer';
import { qrPath } from '#kit/qr-path.ts';
import type { Translator } from '#kit/language/translator.ts';
import { ink, soft } from './sheet.tsx';
import { Text } from './text.tsx';

const side = 66;

/** A code that leads to the page where anybody can check a document. @param words the document's last, which stand beside it */
export function VerifyCode({
  url,
  words = '',
  translate,
}: { url: string; words?: string } & Pick<Translator, 'translate'>) {
  const { path, size } = qrPath(url, 0);
  return (
    <View style={{ marginTop: 14, flexDirection: 'row', gap: 10, alignItems: 'center' }} wrap={false}>
      <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
        <Path d={path} fill={ink} />
      </Svg>
      <View style={{ flex: 1 }}>
        {words ? <Text style={{ marginBottom: 4 }}>{words}</Text> : null}
        <Text style={{ color: soft }}>
          {translate(/*i18n*/ 'Scan this to check that the document is genuine: {host}', {
            host: new URL(url).host,
          })}
        </Text>
      </View>
    </View>
  );
}
