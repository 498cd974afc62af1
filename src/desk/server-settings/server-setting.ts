import { z } from 'zod';

export const groupKeys = ['mail', 'sms', 'whatsapp', 'payments', 'model'] as const;
export type GroupKey = (typeof groupKeys)[number];

/**
 * What owners are shown of what belongs together. `from`: where its values come from; `lost`: saved here, under a key that
 * the server does not have. `name`: as in the environment. `value`: empty for what is secret.
 */
export const ServerSettingGroup = z.object({
  key: z.enum(groupKeys),
  title: z.string(),
  from: z.enum(['environment', 'here', 'nowhere', 'lost']),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      secret: z.boolean(),
      choices: z.array(z.string()),
      isSet: z.boolean(),
      value: z.string(),
    }),
  ),
});
export type ServerSettingGroup = z.infer<typeof ServerSettingGroup>;

/**
 * What whoever carries said. `messageId`: of what may have been taken, by which more can be heard of it; `isWaiting`: its
 * carrier may still tell whether it arrived.
 */
export const Trial = z.object({
  ok: z.boolean(),
  said: z.string(),
  messageId: z.uuid().nullable(),
  isWaiting: z.boolean(),
});
export type Trial = z.infer<typeof Trial>;
