import { Text } from 'react-email';
import type { DrawLetter } from '../send-letters.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line, Lines } from '#kit/mails/letter.tsx';

/** What the agency writes to everybody who confirmed the newsletter. */
export const letterToSubscribers: DrawLetter = ({ subject, text, posts, unsubscribeUrl, settings }) => {
  const paragraphs = text.split(/\n\s*\n/);
  return toMail(
    subject,
    <Letter title={subject} preview={paragraphs[0]?.slice(0, 120) ?? ''} settings={settings}>
      {paragraphs.map((paragraph, i) => (
        <Text key={i} style={line}>
          <Lines text={paragraph} />
        </Text>
      ))}
      {posts.map(({ title, description, url }) => (
        <Text key={url} style={line}>
          <Anchor href={url}>{title}</Anchor>
          {description && <br />}
          {description}
        </Text>
      ))}
      <Text style={{ ...line, margin: '16px 0 0' }}>
        You get this because you confirmed our newsletter. <Anchor href={unsubscribeUrl}>Unsubscribe</Anchor>
      </Text>
    </Letter>,
  );
};
