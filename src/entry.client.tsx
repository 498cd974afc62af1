import { I18nProvider } from '@lingui/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageI18n } from '#kit/i18n/page-i18n.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={pageI18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  );
});
