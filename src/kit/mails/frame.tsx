import { compile } from 'html-to-text';
import { Body, Column, Container, Head, Html, Preview, Row, Section, Text } from 'react-email';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTags } from '#kit/language/language.ts';
import { english, type Translator } from '#kit/language/translator.ts';
import { colours, night } from './colours.ts';
import { Mark } from './mark.tsx';

const { ink, soft, paper, card, marigold } = colours;
// Whatever the reader's machine has: a face of ours would be fetched, which tells when and where a mail is read.
const fontFamily = "'Noto Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const quiet = { color: soft, fontSize: '13px', lineHeight: '20px', margin: '0' };

/** Who writes. */
export type Sender = { brand: string; legalName: string; addressLines: string[]; email: string };

type FrameProps = { preview: string; settings: Sender; translator?: Translator; children: ReactNode };

/** The one look of all our mails: warm paper, dark ink, the mark and the brand above and the address below. */
export function Frame({ preview, settings, translator = english, children }: FrameProps) {
  return (
    <Html lang={languageTags[translator.language]}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{night}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        // An address or a name may be wider than a phone: in a table, only this lets it go on in the next line.
        style={{ backgroundColor: paper, color: ink, fontFamily, margin: 0, wordBreak: 'break-word' }}
      >
        <Container className="paper" style={{ maxWidth: '560px', padding: '24px 12px' }}>
          <Row style={{ margin: '0 0 16px' }}>
            <Column style={{ width: '32px', paddingLeft: '4px' }}>
              <Mark />
            </Column>
            <Column style={{ paddingLeft: '12px' }}>
              <Text
                className="ink"
                style={{ fontSize: '22px', lineHeight: '30px', fontWeight: 700, margin: 0 }}
              >
                {settings.brand}
              </Text>
            </Column>
          </Row>
          <Section
            className="card"
            style={{
              backgroundColor: card,
              borderRadius: '12px',
              borderTop: `6px solid ${marigold}`,
              padding: '28px 20px 20px',
            }}
          >
            {children}
          </Section>
          <Section style={{ padding: '20px 4px 0' }}>
            <Text className="soft" style={quiet}>
              {settings.legalName}
            </Text>
            <Text className="soft" style={quiet}>
              {settings.addressLines.join(', ')}
            </Text>
            <Text className="soft" style={quiet}>
              {settings.email}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const alone = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

/** Leaves out and sets apart what react-email's own does. Made once: that takes longer than most mails. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'block', options: alone },
    { selector: 'th', format: 'block', options: alone },
  ],
});

/** A mail in both its forms, from the same words. */
export async function toMail(subject: string, mail: ReactElement) {
  const html = doctype + renderToStaticMarkup(mail);
  return { subject, html, text: toText(html) };
}
