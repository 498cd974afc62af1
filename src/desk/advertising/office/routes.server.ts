import { z } from '@hono/zod-openapi';
import { advertisingCsv } from '../advertising-csv.ts';
import { AdvertisingQuery } from '../advertising.ts';
import { importSpend, readSpendMapping } from '../import-spend.ts';
import { NamedWords, nameWords } from '../name-words.ts';
import { readAdvertising } from '../read-advertising.ts';
import { SpendGroup } from '../spend.ts';
import { AdvertisingAnswer, KnownSpendMapping, RowOutcomes } from './answers.ts';
import { sendCsv } from '#kit/wire/send-file.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

export const staffAdvertisingRoutes = [
  staffRoute('advertising:read', {
    method: 'get',
    path: '/advertising',
    summary: 'What campaigns cost in some days, and what they brought',
    description:
      'Days are Indian days, both included. `model` says which touch counts where several campaigns brought the same person: the first one, or the last one before the money came, up to ninety days before.',
    query: AdvertisingQuery,
    answer: ['By campaign', AdvertisingAnswer],
    handle: (ctx, { query }) => readAdvertising(ctx, query),
  }),
  staffRoute('advertising:read', {
    method: 'get',
    path: '/advertising/export.csv',
    summary: 'The same as CSV',
    query: AdvertisingQuery,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) =>
      sendCsv(c, 'advertising.csv', `\uFEFF${advertisingCsv(await readAdvertising(ctx, query))}`),
  }),
  staffRoute('advertising:edit', {
    method: 'post',
    path: '/advertising/mapping',
    summary: 'Which column is what in exports with this header line',
    body: z.strictObject({ header: z.string().max(4_000) }),
    answer: ['What was chosen last, or null', KnownSpendMapping],
    handle: (ctx, { body }) => readSpendMapping(ctx, body),
  }),
  staffRoute('advertising:edit', {
    method: 'post',
    path: '/advertising/import',
    summary: 'Take in what campaigns cost on which days, or say what would become of it',
    description: 'A row replaces what was known of its campaign and day, so nothing counts twice.',
    body: SpendGroup,
    answer: ['What became of each row', RowOutcomes],
    handle: (ctx, { body }) => importSpend(ctx, body),
  }),
  staffRoute('advertising:edit', {
    method: 'put',
    path: '/advertising/words',
    summary: 'Say whose campaign it is that visits call so, or take that back',
    body: NamedWords,
    handle: (ctx, { body }) => nameWords(ctx, body),
  }),
];
