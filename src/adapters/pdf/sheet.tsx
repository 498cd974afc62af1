import { Document, Image, Page, Path, StyleSheet, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { languageTags } from '#kit/language/language.ts';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { fontFamily, headFamily } from './fonts.ts';
import { Text } from './text.tsx';

/** What a document is printed with besides its words, as PNG. */
export type PrintedPictures = { logo: Uint8Array | null; signature: Uint8Array | null };

export const ink = '#1b2333';
export const soft = '#5b6475';
export const hairline = '#d9d2c5';
/** Behind the heads of tables and their totals. */
export const tint = '#fbf3e0';
const marigold = '#fdb21d';

const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontFamily, fontSize: 9.5, lineHeight: 1.45, color: ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 },
  strip: { position: 'absolute', left: 0, right: 0, top: 0, height: 8, backgroundColor: marigold },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9, height: 30, flexShrink: 0 },
  brandName: { fontFamily: headFamily, fontSize: 18, lineHeight: 1.2 },
  // A logo is as high as two lines of the heading, and no wider than the column of the seller.
  logo: { maxWidth: 230, height: 46, objectFit: 'contain', objectPosition: 'left top' },
  // The weight is for what is not in Latin letters: the house's face has one.
  kind: { fontFamily: headFamily, fontWeight: 600, fontSize: 18, lineHeight: 1.3, marginBottom: 4 },
  // A heading in two languages goes on in a second line beside the brand.
  facts: { flex: 1, paddingLeft: 18, alignItems: 'flex-end', textAlign: 'right', color: soft },
  across: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 400,
    textAlign: 'center',
    fontSize: 34,
    fontWeight: 600,
    opacity: 0.16,
    transform: 'rotate(-32deg)',
  },
  columns: { flexDirection: 'row', gap: 28, marginBottom: 18 },
  column: { flex: 1 },
  label: { color: soft, marginBottom: 2 },
  bold: { fontWeight: 600 },
  foot: {
    position: 'absolute',
    left: 44,
    right: 44,
    // Of the page's 842 points: with `bottom` it is laid out beyond the page and never printed.
    top: 802,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: soft,
    fontSize: 8,
  },
});

/** One A4 document of ours: who we are above, which page it is below. `facts` stand beside the kind. */
export function Sheet({
  kind,
  title,
  facts,
  settings,
  translator,
  across,
  logo = null,
  children,
}: {
  kind: string;
  title: string;
  facts: string[];
  settings: Pick<PublicSettings, 'brand' | 'legalName' | 'email' | 'phones'>;
  translator: Translator;
  /** Printed across every page. */
  across?: string;
  /** PNG; without one the mark and the brand stand in its place. */
  logo?: Uint8Array | null;
  children: ReactNode;
}) {
  return (
    <Document title={title} author={settings.legalName} language={languageTags[translator.language]}>
      <Page size="A4" style={styles.page}>
        <View style={styles.strip} fixed />
        <View style={styles.foot} fixed>
          <Text>
            {settings.legalName} · {settings.email} · +91 {settings.phones[0]}
          </Text>
          <Text
            render={({ pageNumber: page, totalPages: pages }) =>
              translator.translate(/*i18n*/ 'Page {page} of {pages}', { page, pages })
            }
          />
        </View>
        <View style={styles.head}>
          {logo ? (
            <Image src={Buffer.from(logo)} style={styles.logo} />
          ) : (
            <View style={styles.brand}>
              <Svg width={24} height={22.3} viewBox="2 3 28 26">
                <Path d="M2 3h7v26H2zM23 3h7v26h-7z" fill={ink} />
                <Path d="M9 3h7v9H9zM12.5 12h7v8h-7zM16 20h7v9h-7z" fill={marigold} />
              </Svg>
              <Text style={styles.brandName}>{settings.brand}</Text>
            </View>
          )}
          <View style={styles.facts}>
            <Text style={[styles.kind, { color: ink }]}>{kind}</Text>
            {facts.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </View>
        </View>
        {children}
        {/* Last, for whatever is tinted would hide it. */}
        {across ? (
          <Text style={styles.across} fixed>
            {across}
          </Text>
        ) : null}
      </Page>
    </Document>
  );
}

/** Who offers or sells to whom, side by side; the first line of each is its name. */
export const Parties = ({ parties }: { parties: { label: string; lines: string[] }[] }) => (
  <View style={styles.columns}>
    {parties.map(({ label, lines: [name, ...lines] }) => (
      <View key={label} style={styles.column}>
        <Text style={styles.label}>{label}</Text>
        <Text style={styles.bold}>{name}</Text>
        {lines.filter(Boolean).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
    ))}
  </View>
);

/** So many letters take at most eight lines: they are never parted from their heading. */
const keptTogether = 700;

/** The room above a heading, the heading, and the first lines under it. */
const beginning = 64;

/** Words under a small heading. */
export function Passage({ heading, text }: { heading: string; text: string }) {
  if (!text) return null;
  const isLong = text.length > keptTogether || text.split('\n').length > 8;
  return (
    <>
      {/* The heading of a long one goes to the next page with words that do not fit below it. */}
      {isLong ? <View minPresenceAhead={beginning} /> : null}
      <View style={{ marginTop: 14 }} wrap={isLong}>
        <Text style={[styles.bold, { marginBottom: 3 }]}>{heading}</Text>
        <Text>{text}</Text>
      </View>
    </>
  );
}

/** Who stands for it, under a picture of the signature; without one under the room for it. */
export const Signature = ({
  signature,
  seller,
  signatory,
  translate,
}: {
  /** PNG */
  signature: Uint8Array | null;
  seller: string;
  signatory: string;
} & Pick<Translator, 'translate'>) => (
  <View style={{ marginTop: 22, alignItems: 'flex-end' }} wrap={false}>
    <Text>{translate(/*i18n*/ 'For {seller}', { seller })}</Text>
    {signature ? (
      <Image
        src={Buffer.from(signature)}
        style={{ height: 44, maxWidth: 170, objectFit: 'contain', marginVertical: 4 }}
      />
    ) : (
      <View
        style={{
          height: 44,
          width: 170,
          borderBottomWidth: 0.75,
          borderBottomColor: hairline,
          marginBottom: 4,
        }}
      />
    )}
    {signatory ? <Text style={styles.bold}>{signatory}</Text> : null}
    <Text style={{ color: soft }}>{translate(/*i18n*/ 'Authorised signatory')}</Text>
  </View>
);
