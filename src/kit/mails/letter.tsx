import { Button, Heading, Link, Text } from 'react-email';
import { Fragment, type ReactNode } from 'react';
import type { Translator } from '#kit/language/translator.ts';
import { colours } from './colours.ts';
import { Frame, type Sender } from './frame.tsx';

const { ink, soft, hairline, marigold } = colours;

export const line = { fontSize: '16px', lineHeight: '25px', margin: '0 0 14px' };

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
      <Heading
        as="h1"
        className="ink"
        style={{ color: ink, fontSize: '24px', lineHeight: '31px', margin: '0 0 18px' }}
      >
        {title}
      </Heading>
      {children}
    </Frame>
  );
}

/** One thing that the mail is about, with its name before it and a line under both. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Text
    className="hairline"
    style={{ ...line, margin: '0 0 10px', paddingBottom: '10px', borderBottom: `1px solid ${hairline}` }}
  >
    <span className="soft" style={{ color: soft }}>
      {label}:
    </span>{' '}
    <strong>{children}</strong>
  </Text>
);

/** What somebody wrote, in their own words and lines. */
export const Quoted = ({ label, children }: { label?: string; children: string }) => (
  <Text style={{ ...line, borderLeft: `4px solid ${marigold}`, paddingLeft: '14px' }}>
    {label ? (
      <>
        <span className="soft" style={{ color: soft }}>
          {label}:
        </span>{' '}
      </>
    ) : null}
    <Lines text={children} />
  </Text>
);

/** Lines as they were typed, in the plain text too. */
export const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((words, i) => (
    // Two lines may be alike, and none moves.
    <Fragment key={i}>
      {i > 0 ? <br /> : null}
      {words}
    </Fragment>
  ));

/** What to do next, on a line of its own in both forms of the mail. */
export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <div style={{ margin: '8px 0 16px' }}>
    <Button
      href={href}
      style={{
        backgroundColor: marigold,
        borderRadius: '8px',
        color: ink,
        fontSize: '16px',
        fontWeight: 700,
        lineHeight: '20px',
        padding: '14px 22px',
      }}
    >
      {children}
    </Button>
  </div>
);

/** A link within a sentence. */
export const Anchor = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="ink" style={{ color: ink, textDecoration: 'underline' }}>
    {children}
  </Link>
);

/** A sentence with one link in it: `You can <0>unsubscribe</0> at any time.` */
export function Linked({ text, href }: { text: string; href: string }) {
  const [before, linked, after] = text.split(/<\/?0>/);
  return (
    <>
      {before}
      <Anchor href={href}>{linked}</Anchor>
      {after}
    </>
  );
}

export const hello = (name: string, { translate }: Translator) =>
  translate(/*i18n*/ 'Hello {name},', { name });
