import type { ImportedCell, TranslationImport, TranslationInput } from '../translation.ts';
import { request } from '#kit/office/http.ts';
import { save } from '#kit/office/saves/save.ts';

export const translationCalls = {
  save: (input: TranslationInput, etag: string) =>
    save<{ before: string; etag: string }>('/translations', { method: 'PUT', body: input, etag }),
  import: (group: TranslationImport) =>
    request<ImportedCell[]>('/translations/import', { method: 'POST', body: group }),
};
