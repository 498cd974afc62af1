import type { z } from 'zod';
import { request } from '#kit/office/http.ts';
import type { NamedWords } from '../name-words.ts';
import type { SpendGroup } from '../spend.ts';
import type { KnownSpendMapping, RowOutcomes } from './answers.ts';

/** What staff do with what advertisements cost. */
export const advertisingCalls = {
  mapping: (header: string) =>
    request<z.infer<typeof KnownSpendMapping>>('/advertising/mapping', { method: 'POST', body: { header } }),
  import: (group: SpendGroup) =>
    request<z.infer<typeof RowOutcomes>>('/advertising/import', { method: 'POST', body: group }),
  name: (words: NamedWords) => request<null>('/advertising/words', { method: 'PUT', body: words }),
};
