import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { LetterInput, LetterPlan, letterStatuses } from '../letter.ts';
import {
  createLetter, deleteLetter, getLetter, listLetters, planLetter, takeLetterBack, testLetter, updateLetter,
} from '../staff-letters.ts'; // prettier-ignore
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

const Letter = z
  .object({
    id: z.uuid(),
    subject: z.string(),
    text: z.string(),
    postIds: z.array(z.uuid()),
    status: z.enum(letterStatuses),
    sendAt: When.nullable(),
    sentAt: When.nullable(),
    sentTo: z.number().int(),
    createdAt: When,
    updatedAt: When,
    etag,
  })
  .openapi('Letter');

const letter = savedRecord<LetterInput>({
  subject: 'letter',
  said: fieldsOf(LetterInput),
  read: (ctx, letterId) => getLetter(ctx, { letterId }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/letters',
  tags,
  summary: 'Letters to the readers of the newsletter, the latest first',
  responses: {
    200: answer(
      'The letters, and how many readers the next one reaches',
      z.object({ data: z.array(Letter), readers: z.number().int() }),
    ),
    ...errorAnswers(401, 403),
  },
});
const one = createRoute({
  method: 'get',
  path: '/letters/{id}',
  tags,
  summary: 'One letter',
  request: { params: IdParam },
  responses: { 200: answer('The letter', Letter), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/letters',
  tags,
  summary: 'Begin a letter',
  request: { body: body(LetterInput) },
  responses: { 201: answer('The draft', Letter), ...errorAnswers(401, 403, 422) },
});
const change = createRoute({
  method: 'put',
  path: '/letters/{id}',
  tags,
  summary: 'Change a draft',
  request: { headers: IfMatch, params: IdParam, body: body(LetterInput) },
  responses: { 200: answer('Changed', Letter), ...errorAnswers(401, 403, 404, 409, 412, 422, 428) },
});
const plan = createRoute({
  method: 'post',
  path: '/letters/{id}/plan',
  tags,
  summary: 'Send a draft, at once or at a time to come',
  request: { params: IdParam, body: body(LetterPlan) },
  responses: { 200: answer('Planned', Letter), ...errorAnswers(401, 403, 404, 409, 422) },
});
const takeBack = createRoute({
  method: 'post',
  path: '/letters/{id}/take-back',
  tags,
  summary: 'Make a planned letter a draft again',
  request: { params: IdParam },
  responses: { 200: answer('A draft again', Letter), ...errorAnswers(401, 403, 404, 409) },
});
const tryOut = createRoute({
  method: 'post',
  path: '/letters/{id}/test',
  tags,
  summary: 'Mail it to whoever asks',
  request: { params: IdParam },
  responses: {
    200: answer('Where it goes', z.object({ to: z.string() })),
    ...errorAnswers(401, 403, 404),
  },
});
const remove = createRoute({
  method: 'delete',
  path: '/letters/{id}',
  tags,
  summary: 'Delete a draft',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

export const staffLetterRoutes = () => {
  const idOf = (c: { req: { valid: (what: 'param') => { id: string } } }) => ({
    letterId: c.req.valid('param').id,
  });
  return createStaffRouter()
    .openapi(list, async (c) => {
      const { data, readers } = await listLetters(c.var.ctx);
      return c.json({ data: data.map(letter.withEtag), readers }, 200);
    })
    .openapi(one, async (c) => c.json(letter.withEtag(await getLetter(c.var.ctx, idOf(c))), 200))
    .openapi(create, async (c) =>
      c.json(letter.withEtag(await createLetter(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(change, async (c) => {
      const { letterId } = idOf(c);
      const input = c.req.valid('json');
      const save = { id: letterId, ...c.req.valid('header'), input };
      const after = await letter.save(c.var.ctx, save, (ctx) => updateLetter(ctx, { ...input, letterId }));
      return c.json(letter.withEtag(after), 200);
    })
    .openapi(plan, async (c) =>
      c.json(letter.withEtag(await planLetter(c.var.ctx, { ...c.req.valid('json'), ...idOf(c) })), 200),
    )
    .openapi(takeBack, async (c) => c.json(letter.withEtag(await takeLetterBack(c.var.ctx, idOf(c))), 200))
    .openapi(tryOut, async (c) => c.json(await testLetter(c.var.ctx, idOf(c)), 200))
    .openapi(remove, async (c) => {
      await deleteLetter(c.var.ctx, idOf(c));
      return c.body(null, 204);
    });
};
