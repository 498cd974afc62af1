import { z } from '@hono/zod-openapi';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { draftAnswer } from '../draft-answer.ts';
import { dismissQuestion, listUnanswered, readModelUse } from '../staff-questions.ts';
import { AnswerDraft, ModelUse, UnansweredQuestion } from './answers.ts';

export const staffQuestionRoutes = [
  staffRoute('unanswered-questions:read', {
    method: 'get',
    path: '/unanswered-questions',
    summary: 'What people asked in the chat and we could not answer, what most asked first',
    answer: ['Questions', z.array(UnansweredQuestion)],
    handle: async (ctx) => (await listUnanswered(ctx)).map(({ sought: _, ...question }) => question),
  }),
  staffRoute('unanswered-questions:read', {
    method: 'get',
    path: '/model-use',
    summary:
      'What the model behind the chat took today, and the most that a day can cost; null without a model',
    answer: ['Today', z.object({ model: ModelUse.nullable() })],
    handle: async (ctx) => ({ model: await readModelUse(ctx) }),
  }),
  staffRoute('unanswered-questions:edit', {
    method: 'post',
    path: '/unanswered-questions/{id}/draft',
    summary: 'Put a question below those of a service page, as a draft in which its answer is missing',
    params: IdParam,
    answer: ['The page', AnswerDraft],
    errors: [409],
    handle: (ctx, { params }) => draftAnswer(ctx, { questionId: params.id }),
  }),
  staffRoute('unanswered-questions:edit', {
    method: 'delete',
    path: '/unanswered-questions/{id}',
    summary: 'Take a question off the list',
    params: IdParam,
    handle: (ctx, { params }) => dismissQuestion(ctx, { questionId: params.id }),
  }),
];
