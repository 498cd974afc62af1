import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageNamed, type Language } from '#domain/language.ts';
import { createWords } from '#words/words.ts';

/** Fetched before the page comes alive: its parts must say what the server wrote. English stands in the code. */
const catalogs = {
  en: async () => ({ messages: {} }),
  hi: () => import('#words/hi.po'),
  mr: () => import('#words/mr.po'),
} satisfies Record<Language, unknown>;

const language = languageNamed(document.documentElement.lang);
const { messages } = await catalogs[language]();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={createWords(language, messages)}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
