import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { languageTags } from '#kit/language/language.ts';
import type { PublicSettings } from '#agency/settings/read-settings.ts';
import type { Translator } from '#kit/language/translator.ts';
import { fontFamily } from './fonts.ts';

export const ink = '#1b2333';
export const soft = '#5b6475';
export const hairline = '#d9d2c5';

const styles = StyleSheet.create({
  page: { padding: 44, paddingBottom: 64, fontFamily, fontSize: 9.5, lineHeight: 1.45, color: ink },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 },
  brand: { fontSize: 17, fontWeight: 600, lineHeight: 1.3 },
  kind: { fontSize: 17, fontWeight: 600, lineHeight: 1.3, marginBottom: 4 },
  facts: { alignItems: 'flex-end', color: soft },
  across: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 400,
    textAlign: 'center',
    fontSize: 34,
    fontWeight: 600,
    color: hairline,
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
  children,
}: {
  kind: string;
  title: string;
  facts: string[];
  settings: Pick<PublicSettings, 'brand' | 'legalName' | 'email' | 'phones'>;
  translator: Translator;
  /** Printed across every page. */
  across?: string;
  children: ReactNode;
}) {
  return (
    <Document title={title} author={settings.legalName} language={languageTags[translator.language]}>
      <Page size="A4" style={styles.page}>
        {across ? (
          <Text style={styles.across} fixed>
            {across}
          </Text>
        ) : null}
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
          <Text style={styles.brand}>{settings.brand}</Text>
          <View style={styles.facts}>
            <Text style={[styles.kind, { color: ink }]}>{kind}</Text>
            {facts.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </View>
        </View>
        {children}
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

/** Words under a small heading. */
export const Passage = ({ heading, text }: { heading: string; text: string }) =>
  text ? (
    <View style={{ marginTop: 14 }}>
      <Text style={[styles.bold, { marginBottom: 3 }]}>{heading}</Text>
      <Text>{text}</Text>
    </View>
  ) : null;
