import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createWords } from './words.ts';

const name = 'Meera';
const greeting = msg`Hello, ${name}: it's "100%" done`;

test('English stands in the code: places are filled in, other signs stay', () => {
  expect(createWords('en')._(greeting)).toBe('Hello, Meera: it\'s "100%" done');
  expect(createWords('en')._('What the domain says, as it is')).toBe('What the domain says, as it is');
});

test('another language says its own words, and English where it has none', () => {
  const words = createWords('hi', { [greeting.id]: ['नमस्ते, ', ['name']], Call: ['कॉल करें'] });
  expect([words._(greeting), words._('Call'), words._('Mail')]).toEqual(['नमस्ते, Meera', 'कॉल करें', 'Mail']);
});

test('elements keep their place inside a sentence', () => {
  const page = (
    <I18nProvider i18n={createWords('en')}>
      <Trans>
        Ask <b>{name}</b> now.
      </Trans>
    </I18nProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('Ask <b>Meera</b> now.');
});
