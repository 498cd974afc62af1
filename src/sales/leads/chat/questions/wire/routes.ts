import { createRoute, z } from '@hono/zod-openapi';
import { languages } from '#kit/language/language.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { answerQuestion } from '../answer-question.ts';
import { QuestionInput } from '../question.ts';

const QuestionAnswer = z
  .object({
    phrased: z
      .string()
      .nullable()
      .openapi({ description: 'Plain text of a language model, made of the passages; null without one' }),
    passages: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        path: z.string().openapi({ description: 'Of the page in English', example: '/google-ads#faq' }),
        language: z.enum(languages),
      }),
    ),
    contact: z.boolean().openapi({ description: 'Whether it asks where and when we are reached' }),
    prices: z.array(
      z.object({
        name: z.string(),
        paise: z.number().int(),
        months: z.number().int().nullable(),
        isLeast: z.boolean(),
        gst: z.enum(['included', 'added']).nullable(),
        path: z.string(),
      }),
    ),
  })
  .openapi('QuestionAnswer');

const ask = createRoute({
  method: 'post',
  path: '/chat/questions',
  tags: ['Chat'],
  summary: 'Ask something that the site may know',
  description:
    'Answers from the pages of the site and its prices, in the language of `Accept-Language`. Nothing in it: we do not know.',
  request: { body: body(z.looseObject({ question: z.string() })) },
  responses: {
    200: answer('What we know', QuestionAnswer),
    ...errorAnswers(400, 413, 415, 422, 429, 503),
  },
});

export const questionRoutes = (deps: ApiDeps) =>
  createRouter().openapi(ask, async (c) => {
    const input = QuestionInput.parse({ question: c.req.valid('json').question });
    return c.json(await answerQuestion(deps.ctxFor(c), input), 200);
  });
