import { eq } from 'drizzle-orm';
import { startProject } from './start-project.ts';
import { projects } from './table.server.ts';
import { readServiceNames } from '#catalogue/services/read-service-names.ts';
import type { Ctx } from '#kit/context.ts';
import { leads } from '#sales/leads/table.server.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * Starts a project for each service that an accepted quotation sells: those that its lines name, also by what they were
 * called before; where they name none, one for what its lead asked for. In the transaction that accepts it.
 */
export async function startFromQuotation(ctx: Ctx, quotation: QuotationRow): Promise<void> {
  const names = await readServiceNames(ctx);
  const sold = await servicesOf(ctx, quotation, names);
  const { id, email, name, company, mobile: phone, language, title } = quotation;
  const begun = await ctx.db
    .select({ service: projects.service })
    .from(projects)
    .where(eq(projects.quotationId, id));
  const isBegun = (service: string) => begun.some((one) => names.today(one.service) === service);
  for (const service of sold)
    if (!isBegun(service))
      await startProject(ctx, {
        origin: `quotation:${id}:${service}`,
        quotationId: id,
        customerId: null,
        email,
        name: company || name,
        phone,
        language,
        title: sold.length > 1 ? `${title}: ${service}` : title,
        service,
      });
}

type Names = Awaited<ReturnType<typeof readServiceNames>>;

async function servicesOf(
  { db }: Pick<Ctx, 'db'>,
  { lines, leadId }: QuotationRow,
  { namedIn, today }: Names,
): Promise<string[]> {
  const named = namedIn(lines.map(({ title }) => title));
  if (named.length > 0) return named;
  const [lead] = leadId
    ? await db.select({ service: leads.service }).from(leads).where(eq(leads.id, leadId))
    : [];
  return [today(lead?.service ?? '')];
}
