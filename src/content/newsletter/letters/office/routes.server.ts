import { z } from '@hono/zod-openapi';
import { LetterInput, LetterPlan } from '../letter.ts';
import {
  createLetter,
  deleteLetter,
  getLetter,
  listLetters,
  planLetter,
  unscheduleLetter,
  testLetter,
  updateLetter,
} from '../staff-letters.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { letterFigures } from '../letter-figures.ts';
import { readerGroups } from '../reader-groups.ts';
import { previewReaders } from '../readers-of.ts';
import { Segment } from '../segment.ts';
import { Letter, LetterFigures, ReaderGroups } from './answers.ts';

const letter = savedRecord<LetterInput>({
  subject: 'letter',
  editable: fieldsOf(LetterInput),
  read: (ctx, letterId) => getLetter(ctx, { letterId }),
});

export const staffLetterRoutes = [
  staffRoute('subscribers:read', {
    method: 'get',
    path: '/letters',
    summary: 'Letters to the readers of the newsletter, the latest first',
    answer: [
      'The letters, and how many readers one to everybody reaches',
      z.object({ data: z.array(Letter), readers: z.number().int() }),
    ],
    handle: async (ctx) => {
      const { data, readers } = await listLetters(ctx);
      return { data: data.map(letter.withEtag), readers };
    },
  }),
  staffRoute('subscribers:read', {
    method: 'get',
    path: '/letters/groups',
    summary: 'What is known of confirmed readers, to choose a segment from',
    answer: ['Languages, pages they subscribed on and interests, each with how many', ReaderGroups],
    handle: (ctx) => readerGroups(ctx),
  }),
  staffRoute('subscribers:read', {
    method: 'get',
    path: '/letters/{id}',
    summary: 'One letter',
    params: IdParam,
    answer: ['The letter', Letter],
    handle: async (ctx, { params }) => letter.withEtag(await getLetter(ctx, { letterId: params.id })),
  }),
  staffRoute('subscribers:read', {
    method: 'get',
    path: '/letters/{id}/figures',
    summary: 'What became of a letter',
    params: IdParam,
    answer: ['Mails, readers who left, and clicks by link', LetterFigures],
    handle: (ctx, { params }) => letterFigures(ctx, { letterId: params.id }),
  }),
  staffRoute('subscribers:read', {
    method: 'post',
    path: '/letters/count',
    summary: 'How many readers a segment has now',
    body: Segment,
    answer: ['So many', z.object({ readers: z.number().int() })],
    handle: (ctx, { body }) => previewReaders(ctx, body),
  }),
  staffRoute('subscribers:edit', {
    method: 'post',
    path: '/letters',
    summary: 'Begin a letter',
    body: LetterInput,
    status: 201,
    answer: ['The draft', Letter],
    handle: async (ctx, { body }) => letter.withEtag(await createLetter(ctx, body)),
  }),
  staffRoute('subscribers:edit', {
    method: 'put',
    path: '/letters/{id}',
    summary: 'Change a draft',
    params: IdParam,
    ifMatch: true,
    body: LetterInput,
    answer: ['Changed', Letter],
    errors: [409],
    handle: (ctx, { params: { id: letterId }, ifMatch, body }) =>
      letter.saveWithEtag(ctx, { id: letterId, ifMatch, input: body }, (ctx) =>
        updateLetter(ctx, { ...body, letterId }),
      ),
  }),
  staffRoute('subscribers:edit', {
    method: 'post',
    path: '/letters/{id}/plan',
    summary: 'Send a draft, at once or at a time to come',
    params: IdParam,
    body: LetterPlan,
    answer: ['Planned', Letter],
    errors: [409],
    handle: async (ctx, { params, body }) =>
      letter.withEtag(await planLetter(ctx, { ...body, letterId: params.id })),
  }),
  staffRoute('subscribers:edit', {
    method: 'post',
    path: '/letters/{id}/take-back',
    summary: 'Make a planned letter a draft again',
    params: IdParam,
    answer: ['A draft again', Letter],
    errors: [409],
    handle: async (ctx, { params }) => letter.withEtag(await unscheduleLetter(ctx, { letterId: params.id })),
  }),
  staffRoute('subscribers:edit', {
    method: 'post',
    path: '/letters/{id}/test',
    summary: 'Mail it to whoever asks',
    params: IdParam,
    answer: ['Where it goes', z.object({ to: z.string() })],
    handle: (ctx, { params }) => testLetter(ctx, { letterId: params.id }),
  }),
  staffRoute('subscribers:edit', {
    method: 'delete',
    path: '/letters/{id}',
    summary: 'Delete a draft',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deleteLetter(ctx, { letterId: params.id }),
  }),
];
