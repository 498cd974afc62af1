import type { ImportedCell, TranslationImport, TranslationInput } from '#domain/translations/translation.ts';
import { ask } from '../http.ts';

export const translationCalls = {
  save: (input: TranslationInput) => ask<{ before: string }>('/translations', { method: 'PUT', body: input }),
  import: (group: TranslationImport) =>
    ask<ImportedCell[]>('/translations/import', { method: 'POST', body: group }),
};
