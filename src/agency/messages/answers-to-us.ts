import { eq } from 'drizzle-orm';
import { readSettings } from '#agency/settings/read-settings.ts';
import { isOfOffice } from '#agency/staff/is-of-office.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Whether answers to a message go to the office: to the agency's address, or to that of whoever of the staff wrote it.
 * What somebody wrote to a customer stays ours when they have left; a notice to the office that names them is of
 * somebody outside.
 */
export async function answersToUs(
  ctx: Pick<Ctx, 'db'>,
  { replyTo, recipient }: { replyTo: string | null; recipient: string },
): Promise<boolean> {
  if (!replyTo) return false;
  const { email } = await readSettings(ctx);
  if (replyTo.toLowerCase() === email.toLowerCase()) return true;
  const [writer] = await ctx.db
    .select({ active: staff.active })
    .from(staff)
    .where(eq(staff.email, replyTo.toLowerCase()));
  if (!writer) return false;
  return writer.active || !(await isOfOffice(ctx, recipient.toLowerCase()));
}
