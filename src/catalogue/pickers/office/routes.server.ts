import { z } from '@hono/zod-openapi';
import { listPickers } from '../list-pickers.ts';
import { PickerInput } from '../picker-input.ts';
import { pickerKeys } from '../picker.ts';
import { updatePicker } from '../update-picker.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { etag } from '#kit/answers.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

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
  editable: fieldsOf(PickerInput),
  read: async (ctx, key) => (await listPickers(ctx)).find((found) => found.key === key),
});

export const staffPickerRoutes = [
  staffRoute('offer:read', {
    method: 'get',
    path: '/pickers',
    summary: 'The feature pickers with their features',
    answer: ['Pickers', z.array(Picker)],
    handle: async (ctx) => {
      const all = await listPickers(ctx);
      return all.map(({ key, ...found }) => picker.withEtag({ id: key, ...found }));
    },
  }),
  staffRoute('offer:edit', {
    method: 'put',
    path: '/pickers/{id}',
    summary: 'Replace the words and features of a picker',
    params: IdParam,
    ifMatch: true,
    body: PickerInput,
    answer: ['Changed', Picker],
    handle: async (ctx, { params: { id }, ifMatch, body }) => {
      const { key, ...after } = await picker.save(ctx, { id, ifMatch, input: body }, (ctx) =>
        updatePicker(ctx, { ...body, key: id }),
      );
      return picker.withEtag({ id: key, ...after });
    },
  }),
];
