import { Body, Container, Head, Html, Preview, render, Section, Text, toPlainText } from 'react-email';
import type { ReactNode } from 'react';
import { languageTags } from '#kit/language/language.ts';
import { english, type Translator } from '#kit/language/translator.ts';

export const ink = '#1b2333';
const quiet = { color: '#5b6475', fontSize: '13px', lineHeight: '20px', margin: '0' };

/** Who writes. */
export type Sender = { brand: string; legalName: string; addressLines: string[]; email: string };

type FrameProps = { preview: string; settings: Sender; translator?: Translator; children: ReactNode };

/** The one look of all our mails: warm paper, dark ink, the brand above and the address below. */
export function Frame({ preview, settings, translator = english, children }: FrameProps) {
  return (
    <Html lang={languageTags[translator.language]}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: '#f7f2e9', color: ink, fontFamily: 'Arial, sans-serif', margin: 0 }}>
        <Container style={{ maxWidth: '560px', padding: '24px 16px' }}>
          <Text style={{ fontSize: '20px', fontWeight: 700, margin: '0 0 16px' }}>{settings.brand}</Text>
          <Section style={{ backgroundColor: '#ffffff', borderRadius: '12px', padding: '24px' }}>
            {children}
          </Section>
          <Section style={{ padding: '16px 8px' }}>
            <Text style={quiet}>{settings.legalName}</Text>
            <Text style={quiet}>{settings.addressLines.join(', ')}</Text>
            <Text style={quiet}>{settings.email}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** A mail in both its forms, from the same words. */
export async function toMail(subject: string, mail: React.ReactElement) {
  const html = await render(mail);
  return { subject, html, text: toPlainText(html) };
}
