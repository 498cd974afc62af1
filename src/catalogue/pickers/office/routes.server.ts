import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { allow } from '#kit/context.ts';
import { listPickers } from '../list-pickers.ts';
import { PickerInput } from '../picker-input.ts';
import { pickerKeys } from '../picker.ts';
import { updatePicker } from '../update-picker.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { answer, body, createStaffRouter, etag, IfMatch } from '#kit/wire/staff-router.ts';

const Picker = z
  .object({
    id: z.enum(pickerKeys),
    name: z.string(),
    intro: z.string(),
    features: z.array(z.object({ id: z.string(), name: z.string(), pricePaise: z.number().int() })),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffPicker');

const IdParam = z.object({ id: z.string().max(60) });

const picker = savedRecord<PickerInput>({
  subject: 'picker',
  said: fieldsOf(PickerInput),
  read: async (ctx, key) => (await listPickers(ctx)).find((found) => found.key === key),
});

const tags = ['Staff'];

const pickers = createRoute({
  method: 'get',
  path: '/pickers',
  tags,
  summary: 'The feature pickers with their features',
  responses: { 200: answer('Pickers', z.array(Picker)), ...errorAnswers(401, 403) },
});
const changePicker = createRoute({
  method: 'put',
  path: '/pickers/{id}',
  tags,
  summary: 'Replace the words and features of a picker',
  request: { headers: IfMatch, params: IdParam, body: body(PickerInput) },
  responses: { 200: answer('Changed', Picker), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});

export const staffPickerRoutes = () =>
  createStaffRouter()
    .openapi(pickers, async (c) => {
      allow(c.var.ctx.actor, 'offer:read');
      const all = await listPickers(c.var.ctx);
      return c.json(
        all.map(({ key, ...found }) => picker.withEtag({ id: key, ...found })),
        200,
      );
    })
    .openapi(changePicker, async (c) => {
      const { id } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id, ...c.req.valid('header'), input };
      const { key, ...after } = await picker.save(c.var.ctx, save, (ctx) =>
        updatePicker(ctx, { ...input, key: id }),
      );
      return c.json(picker.withEtag({ id: key, ...after }), 200);
    });
