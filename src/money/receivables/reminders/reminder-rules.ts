import { eq } from 'drizzle-orm';
import { ReminderSettings, defaultReminders, withOurWords } from './reminder-settings.ts';
import { settings } from '#agency/settings/table.server.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** The key of their row. */
export const reminderKey = 'reminders';

/** When buyers are reminded, and in which words. */
export async function readReminderSettings(ctx: Pick<Ctx, 'db'>): Promise<ReminderSettings> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, reminderKey));
  return row ? withOurWords(ReminderSettings.parse(row.value)) : defaultReminders;
}

/** @throws Invalid where the day ends before it begins */
export async function updateReminderSettings(ctx: Ctx, input: ReminderSettings): Promise<ReminderSettings> {
  allow(ctx.actor, 'receivables:edit');
  if (input.untilTime <= input.fromTime)
    throw new Invalid({ untilTime: /*staff*/ 'It must be later than the first' });
  const value = withOurWords({ ...input, days: input.days.toSorted((a, b) => a - b) });
  return inTransaction(ctx, async (ctx) => {
    const before = await readReminderSettings(ctx);
    await replaceSetting(ctx, reminderKey, value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: reminderKey,
      ...changedParts(before, value),
    });
    return value;
  });
}
