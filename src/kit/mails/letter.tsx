import { Button, Heading, Link, Text } from 'react-email';
import type { ReactNode } from 'react';
import type { Translator } from '#kit/language/translator.ts';
import { Frame, ink, type Sender } from './frame.tsx';

export const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };

/** A mail about one thing: what it is, then its facts. */
export function Letter({
  title,
  children,
  ...frame
}: {
  title: string;
  preview: string;
  settings: Sender;
  /** Of the reader; staff read English. */
  translator?: Translator;
  children: ReactNode;
}) {
  return (
    <Frame {...frame}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        {title}
      </Heading>
      {children}
    </Frame>
  );
}

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Text style={{ ...line, whiteSpace: 'pre-wrap' }}>
    <strong>{label}:</strong> {children}
  </Text>
);

export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    href={href}
    style={{
      backgroundColor: '#f5b83d',
      borderRadius: '8px',
      color: ink,
      fontWeight: 700,
      marginTop: '8px',
      padding: '14px 20px',
    }}
  >
    {children}
  </Button>
);

/** A sentence with one link in it: `You can <0>unsubscribe</0> at any time.` */
export function Linked({ text, href }: { text: string; href: string }) {
  const [before, linked, after] = text.split(/<\/?0>/);
  return (
    <>
      {before}
      <Link href={href}>{linked}</Link>
      {after}
    </>
  );
}

export const hello = (name: string, { translate }: Translator) =>
  translate(/*i18n*/ 'Hello {name},', { name });
