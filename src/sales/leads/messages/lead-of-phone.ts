import { eq } from 'drizzle-orm';
import { livingLeads } from './living-leads.ts';
import { leads } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** The newest lead with a number, or the one that it became part of. @param input.phone ten digits */
export async function leadOfPhone(
  ctx: Pick<Ctx, 'db'>,
  { phone }: { phone: string },
): Promise<string | null> {
  const [id = null] = await livingLeads(ctx, { which: eq(leads.phone, phone), limit: 1 });
  return id;
}
