import { allow, type Ctx } from '#kit/context.ts';
import type { ServerSettingGroup } from './server-setting.ts';
import { readStored } from './read-stored.ts';
import type { SettablePort } from './settable.ts';

/** What the server can be told here, where each value comes from, and those that are no secret. */
export async function readServerSettings(ctx: Ctx, settable: SettablePort): Promise<ServerSettingGroup[]> {
  allow(ctx.actor, 'server-settings:read');
  const { values, lost } = await readStored(ctx);
  return settable.groups.map(({ key, title, fields }) => {
    const given = settable.fromEnvironment(key);
    const known = given ?? values;
    const isLost = fields.some(({ name }) => lost.includes(name));
    const isSet = fields.some(({ name }) => known[name]);
    return {
      key,
      title,
      from: given ? 'environment' : isLost ? 'lost' : isSet ? 'here' : 'nowhere',
      fields: fields.map(({ name, label, secret, choices = [] }) => ({
        name,
        label,
        secret,
        choices: [...choices],
        isSet: Boolean(known[name]),
        value: secret ? '' : (known[name] ?? ''),
      })),
    };
  });
}
