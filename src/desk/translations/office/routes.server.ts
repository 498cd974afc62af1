import { z } from '@hono/zod-openapi';
import { importTranslations } from '../import-translations.ts';
import { exportTexts, listTexts } from '../list-texts.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { refuseUnshown, saveTranslation } from '../save-translation.ts';
import { readTranslation } from '../write-translation.ts';
import { otherLanguages, type OtherLanguage } from '#kit/language/language.ts';
import {
  TranslationFilter,
  TranslationImport,
  TranslationInput,
  type Text as TranslatedText,
} from '../translation.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { sendCsv } from '#kit/wire/send-file.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { Text } from './answers.ts';

const count = z.number().int();
const Texts = z.object({
  data: z.array(Text),
  total: count,
  pages: z.array(z.string()),
  counts: z.object({ all: count, hi: count, mr: count }),
});
const Cell = z.object({
  source: z.string(),
  language: z.enum(otherLanguages),
  outcome: z.enum(['added', 'changed', 'unknown']),
  before: z.string(),
  after: z.string(),
});
const Span = z.object({
  perPage: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});

/** Two people who translate into two languages do not get into each other's way. */
const translation = (language: OtherLanguage) =>
  savedRecord<{ text: string }>({
    subject: 'translation',
    editable: ({ text }) => ({ text }),
    read: async (ctx, id) => ({ text: await readTranslation(ctx, { language, id }) }),
  });
const withEtags = (row: TranslatedText) => ({
  ...row,
  etags: {
    hi: translation('hi').withEtag({ text: row.hi }).etag,
    mr: translation('mr').withEtag({ text: row.mr }).etag,
  },
});

/** What the site says in other languages. */
export const staffTranslationRoutes = [
  staffRoute('translations:read', {
    method: 'get',
    path: '/translations',
    summary: 'The English texts that visitors see, with their Hindi and Marathi',
    description: '`counts` are of the page asked for, or of all; an empty translation is missing.',
    query: TranslationFilter.extend(Span.shape),
    answer: ['A page', Texts],
    handle: async (ctx, { query }) => {
      const { data, ...found } = await listTexts(ctx, query);
      return { ...found, data: data.map(withEtags) };
    },
  }),
  staffRoute('translations:read', {
    method: 'get',
    path: '/translations/export.csv',
    summary: 'All that match, as CSV for a translator',
    query: TranslationFilter,
    answer: ['UTF-8 with BOM', z.string(), 'text/csv'],
    handle: async (ctx, { query }, c) => sendCsv(c, 'translations.csv', await exportTexts(ctx, query)),
  }),
  staffRoute('translations:edit', {
    method: 'put',
    path: '/translations',
    summary: 'Say a text in another language; empty shows the English one again',
    ifMatch: true,
    body: TranslationInput,
    answer: ['What it was before', z.object({ before: z.string(), etag })],
    errors: [404],
    handle: async (ctx, { ifMatch, body }) => {
      const { language, source, text } = body;
      await refuseUnshown(ctx, body);
      const saved = translation(language);
      const { before } = await saved.save(ctx, { id: hashOf(source), ifMatch, input: { text } }, (ctx) =>
        saveTranslation(ctx, body),
      );
      return { before, etag: saved.withEtag({ text }).etag };
    },
  }),
  staffRoute('translations:edit', {
    method: 'post',
    path: '/translations/import',
    summary: 'Take in rows of a translator’s sheet, or say what would happen',
    description: 'Answers with the cells that differ from what is there. Empty cells change nothing.',
    body: TranslationImport,
    answer: ['What becomes of them', z.array(Cell)],
    handle: (ctx, { body }) => importTranslations(ctx, body),
  }),
];
