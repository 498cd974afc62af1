import { and, eq, sql } from 'drizzle-orm';
import { documentVersions } from '#agency/documents/table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { versionedSettings } from '#agency/settings/settings-versions.ts';
import { isOfOffice } from '#agency/staff/is-of-office.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/**
 * Whether answers to a message go to the office: to the agency's address, now or before, or to that of whoever of the staff
 * wrote it. What somebody wrote to a customer stays ours when they have left; a notice to the office that names them is
 * of somebody outside.
 */
export async function answersToUs(
  ctx: Pick<Ctx, 'db'>,
  { replyTo, recipient }: { replyTo: string | null; recipient: string },
): Promise<boolean> {
  if (!replyTo) return false;
  const address = replyTo.toLowerCase();
  const { email } = await readSettings(ctx);
  if (address === email.toLowerCase()) return true;
  const [writer] = await ctx.db.select({ active: staff.active }).from(staff).where(eq(staff.email, address));
  if (!writer) return wasAgencys(ctx, address);
  return writer.active || !(await isOfOffice(ctx, recipient.toLowerCase()));
}

/** Whether an address was the agency's, as far as versions of its facts are kept. @param address lower-case */
async function wasAgencys(ctx: Pick<Ctx, 'db'>, address: string): Promise<boolean> {
  const { kind, content } = documentVersions;
  const said = sql`lower(${content} ->> 'email')`;
  return (
    (await ctx.db.$count(documentVersions, and(eq(kind, versionedSettings.kind), eq(said, address)))) > 0
  );
}
