import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { otherLanguages } from './src/kit/language/language.ts';

const { match, extract } = createBabelExtractor();

/** Where mails, documents and answers are written: no browser fetches their words. */
const server = [
  'src/**/jobs',
  'src/kit/mails',
  'src/adapters',
  'src/server',
  'src/**/google/native',
  'src/**/leads/outside',
  'src/**/api-tokens/connections',
  'src/content/seo',
  'src/**/receivables/reminders',
];

/** Where the words of the site stand in its other languages. English is in the code. */
export default {
  locales: [...otherLanguages],
  sourceLocale: 'en',
  catalogs: [
    {
      path: 'src/kit/i18n/{locale}',
      include: ['src'],
      exclude: ['**/*.test.*', 'src/**/office/**', ...server.map((folder) => `${folder}/**`)],
    },
    {
      path: 'src/kit/i18n/server/{locale}',
      include: server.map((folder) => `${folder}/**`),
      exclude: ['**/*.test.*'],
    },
  ],
  // Without line numbers a catalog changes only where words do.
  format: formatter({ lineNumbers: false }),
  // Most files say nothing to visitors: they are not worth parsing.
  extractors: [
    {
      match,
      extract: (file, code, onMessage, ctx) =>
        /@lingui\/\w+\/macro|\/\* ?i18n/.test(code) ? extract(file, code, onMessage, ctx) : undefined,
    },
  ],
} satisfies LinguiConfig;
