import { and, eq } from 'drizzle-orm';
import { readSettings } from '#agency/settings/read-settings.ts';
import { staff } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Whether an address is the office's own, or that of somebody who works here; who has left writes as anybody does. @param address lower-case */
export async function isOfOffice(ctx: Pick<Ctx, 'db'>, address: string): Promise<boolean> {
  const { email, noticeEmails } = await readSettings(ctx);
  if ([email, ...noticeEmails].some((own) => own.toLowerCase() === address)) return true;
  return (await ctx.db.$count(staff, and(eq(staff.email, address), eq(staff.active, true)))) > 0;
}
