import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';

const name = 'Meera';
const greeting = msg`Hello, ${name}: it's "100%" done`;

test('English stands in the code: places are filled in, other signs stay', () => {
  expect(createI18n('en')._(greeting)).toBe('Hello, Meera: it\'s "100%" done');
  expect(createI18n('en')._('What the domain says, as it is')).toBe('What the domain says, as it is');
});

test('another language says its own words, and English where it has none', () => {
  const i18n = createI18n('hi', { [greeting.id]: ['नमस्ते, ', ['name']], Call: ['कॉल करें'] });
  expect([i18n._(greeting), i18n._('Call'), i18n._('Mail')]).toEqual(['नमस्ते, Meera', 'कॉल करें', 'Mail']);
});

test('elements keep their place inside a sentence', () => {
  const page = (
    <I18nProvider i18n={createI18n('en')}>
      <Trans>
        Ask <b>{name}</b> now.
      </Trans>
    </I18nProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('Ask <b>Meera</b> now.');
});
