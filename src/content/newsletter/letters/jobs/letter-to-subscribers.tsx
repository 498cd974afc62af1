import { Text } from 'react-email';
import { Fragment } from 'react';
import type { DrawLetter } from '../write-letter.ts';
import { partsOf } from '../addresses-in.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line, Lines, Linked } from '#kit/mails/letter.tsx';

/** What the agency writes to those who confirmed the newsletter, with the words around it in their language. */
export const letterToSubscribers: DrawLetter = (letter) => {
  const { subject, text, posts, follow, openedUrl, settings, translator } = letter;
  const { translate } = translator;
  const paragraphs = text.split(/\n\s*\n/);
  return toMail(
    subject,
    <Letter
      title={subject}
      preview={paragraphs[0]?.slice(0, 120) ?? ''}
      settings={settings}
      translator={translator}
    >
      {paragraphs.map((paragraph, i) => (
        <Text key={i} style={line}>
          {partsOf(paragraph).map(({ words, url }, n) => (
            <Fragment key={n}>
              {url ? <Anchor href={follow(url)}>{words}</Anchor> : <Lines text={words} />}
            </Fragment>
          ))}
        </Text>
      ))}
      {posts.map(({ title, description, url }) => (
        <Text key={url} style={line}>
          <Anchor href={follow(url)}>{title}</Anchor>
          {description && <br />}
          {description}
        </Text>
      ))}
      <Text style={{ ...line, margin: '16px 0 0' }}>
        {translate(/*i18n*/ 'You get this because you confirmed our newsletter.')}{' '}
        <Anchor href={letter.preferencesUrl}>{translate(/*i18n*/ 'Choose what you get')}</Anchor>{' '}
        <Anchor href={letter.unsubscribeUrl}>{translate(/*i18n*/ 'Unsubscribe')}</Anchor>
      </Text>
      {openedUrl && (
        <Text style={{ ...line, margin: '8px 0 0' }}>
          <Linked
            text={translate(
              /*i18n*/ 'You allowed us to see whether you open this letter and which links you follow. <0>Change that</0>',
            )}
            href={letter.preferencesUrl}
          />
          <img src={openedUrl} width="1" height="1" alt="" />
        </Text>
      )}
    </Letter>,
  );
};
