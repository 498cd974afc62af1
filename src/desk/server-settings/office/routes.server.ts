import { z } from '@hono/zod-openapi';
import { OwnProof } from '#agency/staff/prove-oneself.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { readServerSettings } from '../read-server-settings.ts';
import { saveServerSettings } from '../save-server-settings.ts';
import type { SettablePort } from '../settable.ts';
import { readTrial } from '../read-trial.ts';
import { tryServerSettings } from '../try-server-settings.ts';
import { groupKeys, ServerSettingGroup, Trial } from '../server-setting.ts';

const KeyParam = z.object({ key: z.enum(groupKeys) });
const Save = OwnProof.extend({
  values: z.record(z.string().max(60), z.string().max(4_000).nullable()).openapi({
    description: 'What changes, by its name in the environment; null forgets one, what is not named stays',
  }),
});

const Try = z.object({
  phone: z
    .string()
    .max(20)
    .default('')
    .openapi({ description: 'The own mobile number, for SMS and WhatsApp' }),
});

export const staffServerSettingsRoutes = ({ settable }: { settable: SettablePort }) => [
  staffRoute('server-settings:read', {
    method: 'get',
    path: '/server-settings',
    summary:
      'Who carries mails, SMS, WhatsApp and payments, which model is asked, and where that was set; no secrets',
    answer: ['Groups', z.object({ groups: z.array(ServerSettingGroup.openapi('StaffServerSettings')) })],
    handle: async (ctx) => ({ groups: await readServerSettings(ctx, settable) }),
  }),
  staffRoute('server-settings:edit', {
    method: 'post',
    path: '/server-settings/{key}',
    summary: 'Set some of them, with the password, and a code where there is a second step',
    params: KeyParam,
    body: Save,
    errors: [409, 429],
    handle: (ctx, { params, body: { values, ...proof } }) =>
      saveServerSettings(ctx, settable, { ...params, values, proof }),
  }),
  staffRoute('server-settings:edit', {
    method: 'post',
    path: '/server-settings/{key}/trial',
    summary:
      'Ask whoever carries whether the settings in use are right: by a mail to oneself, or a message to a number',
    params: KeyParam,
    body: Try,
    answer: ['What they said', Trial.openapi('StaffCarrierTrial')],
    errors: [409],
    handle: (ctx, { params, body }) => tryServerSettings(ctx, { ...params, ...body }),
  }),
  staffRoute('server-settings:read', {
    method: 'get',
    path: '/server-settings/trials/{id}',
    summary: 'What became of a message that tries a carrier',
    params: IdParam,
    answer: ['What they said', Trial.openapi('StaffCarrierTrial')],
    handle: (ctx, { params }) => readTrial(ctx, { messageId: params.id }),
  }),
];
