import { Button, Heading, Text } from 'react-email';
import type { ReactNode } from 'react';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { Frame, ink } from './frame.tsx';

export const line = { fontSize: '15px', lineHeight: '23px', margin: '0 0 12px' };

/** A mail about one thing: what it is, then its facts. */
export function Letter(props: {
  title: string;
  preview: string;
  settings: SiteSettings;
  children: ReactNode;
}) {
  return (
    <Frame preview={props.preview} settings={props.settings}>
      <Heading as="h1" style={{ fontSize: '22px', margin: '0 0 16px' }}>
        {props.title}
      </Heading>
      {props.children}
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
