import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
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
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const Text = z
  .object({
    id: z.string(),
    source: z.string(),
    places: z.array(z.object({ page: z.string(), path: z.string(), part: z.string() })),
    hi: z.string(),
    mr: z.string(),
    etags: z.object({ hi: etag, mr: etag }),
  })
  .openapi('StaffText');
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
    said: ({ text }) => ({ text }),
    read: async (ctx, id) => ({ text: await readTranslation(ctx, { language, id }) }),
  });
const withEtags = (row: TranslatedText) => ({
  ...row,
  etags: {
    hi: translation('hi').withEtag({ text: row.hi }).etag,
    mr: translation('mr').withEtag({ text: row.mr }).etag,
  },
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/translations',
  tags,
  summary: 'The English texts that visitors see, with their Hindi and Marathi',
  description: '`counts` are of the page asked for, or of all; an empty translation is missing.',
  request: { query: TranslationFilter.extend(Span.shape) },
  responses: { 200: answer('A page', Texts), ...errorAnswers(401, 403, 422) },
});
const exported = createRoute({
  method: 'get',
  path: '/translations/export.csv',
  tags,
  summary: 'All that match, as CSV for a translator',
  request: { query: TranslationFilter },
  responses: {
    200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } },
    ...errorAnswers(401, 403, 422),
  },
});
const save = createRoute({
  method: 'put',
  path: '/translations',
  tags,
  summary: 'Say a text in another language; empty shows the English one again',
  request: { headers: IfMatch, body: body(TranslationInput) },
  responses: {
    200: answer('What it was before', z.object({ before: z.string(), etag })),
    ...errorAnswers(401, 403, 404, 412, 422, 428),
  },
});
const imported = createRoute({
  method: 'post',
  path: '/translations/import',
  tags,
  summary: 'Take in rows of a translator’s sheet, or say what would happen',
  description: 'Answers with the cells that differ from what is there. Empty cells change nothing.',
  request: { body: body(TranslationImport) },
  responses: { 200: answer('What becomes of them', z.array(Cell)), ...errorAnswers(401, 403, 422) },
});

/** What the site says in other languages. */
export const staffTranslationRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => {
      const { data, ...found } = await listTexts(c.var.ctx, c.req.valid('query'));
      return c.json({ ...found, data: data.map(withEtags) }, 200);
    })
    .openapi(exported, async (c) => {
      const csv = await exportTexts(c.var.ctx, c.req.valid('query'));
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="translations.csv"');
      return c.body(csv);
    })
    .openapi(save, async (c) => {
      const input = c.req.valid('json');
      const { language, source, text } = input;
      await refuseUnshown(c.var.ctx, input);
      const save = { id: hashOf(source), ...c.req.valid('header'), input: { text } };
      const saved = translation(language);
      const { before } = await saved.save(c.var.ctx, save, (ctx) => saveTranslation(ctx, input));
      return c.json({ before, etag: saved.withEtag({ text }).etag }, 200);
    })
    .openapi(imported, async (c) => c.json(await importTranslations(c.var.ctx, c.req.valid('json')), 200));
