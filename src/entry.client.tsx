import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageWords } from '#kit/words/page-words.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={pageWords}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
