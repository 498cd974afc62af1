import { eq } from 'drizzle-orm';
import { readSettings } from '#agency/settings/read-settings.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Whether answers to a message go to the office: to the agency's address, or to that of somebody who works here. */
export async function answersToUs(
  ctx: Pick<Ctx, 'db'>,
  { replyTo }: { replyTo: string | null },
): Promise<boolean> {
  if (!replyTo) return false;
  const { email } = await readSettings(ctx);
  if (replyTo.toLowerCase() === email.toLowerCase()) return true;
  return (await ctx.db.$count(staff, eq(staff.email, replyTo.toLowerCase()))) > 0;
}
