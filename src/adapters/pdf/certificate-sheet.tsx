import { renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import type { IssuedCertificate } from '#money/certificates/certificate.ts';
import { Parties, Sheet, Signature, soft, tint, type PrintedPictures } from './sheet.tsx';
import { VerifyCode } from './verify-code.tsx';
import { Text } from './text.tsx';

const title = /*i18n*/ 'Certificate of ownership';
const styles = StyleSheet.create({
  box: { backgroundColor: tint, padding: 12, marginBottom: 14, borderRadius: 4 },
  bold: { fontWeight: 600 },
  hash: { fontFamily: 'Courier', fontSize: 8.5 },
});

/** Who owns what was made: of what project, from which day on, and the hash of what was delivered. */
export async function setCertificate(
  { number, issuedAt, language, content, isRevoked, verifyUrl }: IssuedCertificate,
  { logo, signature }: PrintedPictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const translator = translatorIn(language);
  const { translate } = translator;
  const { supplier, owner, project, owned, archive } = content;
  const day = formatDate(dateInIndia(issuedAt), language);
  // What it is stands in English as well, whoever reads it.
  const name = language === 'en' ? title : `${translate(title)} / ${title}`;
  const buffer = await renderToBuffer(
    <Sheet
      kind={name}
      title={`${name} ${number}`}
      translator={translator}
      facts={[number, day]}
      settings={supplier}
      logo={logo}
      {...(isRevoked && { across: translate(/*i18n*/ 'REVOKED') })}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'Made by'),
            lines: [supplier.legalName, ...supplier.addressLines],
          },
          { label: translate(/*i18n*/ 'Owned by'), lines: [owner] },
        ]}
      />
      <Text style={{ marginBottom: 12 }}>
        {translate(
          /*i18n*/ 'All that was agreed for the project “{title}” ({code}) is paid. From {day} on, what is listed here belongs to its owner, who may change it, sell it and pass it on.',
          { title: project.title, code: project.code, day },
        )}
      </Text>
      <View style={styles.box}>
        <Text style={[styles.bold, { marginBottom: 4 }]}>{translate(/*i18n*/ 'What is owned')}</Text>
        {owned.map((line) => (
          <Text key={line}>• {line}</Text>
        ))}
      </View>
      <Text style={styles.bold}>{translate(/*i18n*/ 'What was delivered')}</Text>
      <Text>{archive.name}</Text>
      <Text style={{ color: soft }}>SHA-256</Text>
      <Text style={styles.hash}>{archive.sha256}</Text>
      <Text style={{ marginTop: 12, color: soft }}>
        {translate(
          /*i18n*/ 'Open-source libraries stay under their own licences, and services, fonts and photographs of others under their terms.',
        )}
      </Text>
      <Signature
        signature={signature}
        seller={supplier.legalName}
        signatory={supplier.signatory ?? ''}
        translate={translate}
      />
      <VerifyCode url={verifyUrl} translate={translate} />
    </Sheet>,
  );
  return new Uint8Array(buffer);
}
