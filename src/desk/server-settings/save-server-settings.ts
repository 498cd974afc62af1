import { inArray, sql } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { proveOneself, type OwnProof } from '#agency/staff/prove-oneself.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readStored } from './read-stored.ts';
import type { GroupKey } from './server-setting.ts';
import type { SettablePort } from './settable.ts';
import { serverSettings } from './table.server.ts';

/** `values`: what changes, by name; null or '' forgets one, what is not named stays. */
type Save = { key: GroupKey; values: Record<string, string | null>; proof: OwnProof };

/**
 * Tells the server who carries its mails, SMS and payments; every process hears of it. The audit names what changed, never
 * a value. @throws Invalid by name, Conflict where the environment decides
 */
export async function saveServerSettings(
  ctx: Ctx,
  settable: SettablePort,
  { key, values, proof }: Save,
): Promise<void> {
  allow(ctx.actor, 'server-settings:edit');
  const group = settable.groups.find((one) => one.key === key);
  if (!group) throw new NotFound('These settings');
  if (settable.fromEnvironment(key))
    throw new Conflict('These stand in the environment of the server, which wins. Change them there.');
  const names = group.fields.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Invalid(Object.fromEntries(unknown.map((name) => [name, 'This is no setting of these'])));
  await proveOneself(ctx, proof);
  await inTransaction(ctx, async (ctx) => {
    // Two owners who save at once must not each judge half of what comes of both.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('server_settings'))`);
    const before = await readStored(ctx, names);
    const after = merged(before.values, values);
    const faults = settable.faults(key, after);
    if (Object.keys(faults).length > 0) throw new Invalid(faults);
    const changed = names.filter((name) => name in values && before.values[name] !== after[name]);
    const gone = [...changed, ...before.lost].filter((name) => after[name] === undefined);
    if (gone.length > 0) await ctx.db.delete(serverSettings).where(inArray(serverSettings.name, gone));
    for (const name of changed) {
      const value = after[name];
      if (value === undefined) continue;
      const row = { sealed: await ctx.secrets.seal(value), updatedAt: ctx.now() };
      await ctx.db
        .insert(serverSettings)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: serverSettings.name, set: row });
    }
    await audit(ctx, {
      action: 'changed',
      subjectType: 'server-settings',
      subjectId: key,
      after: { set: changed.filter((name) => after[name] !== undefined), forgotten: gone },
    });
    await announce(ctx, { kind: 'server-settings' });
  });
}

function merged(before: Record<string, string>, change: Save['values']): Record<string, string> {
  const after = { ...before };
  for (const [name, value] of Object.entries(change)) {
    const given = value?.trim();
    if (given) after[name] = given;
    else delete after[name];
  }
  return after;
}
