import { asc, eq } from 'drizzle-orm';
import { startProject } from './start-project.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { leads } from '#sales/leads/table.server.ts';
import type { QuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * Starts a project for each service that an accepted quotation sells: those that its lines name; where they name none, one
 * for what its lead asked for. In the transaction that accepts it.
 */
export async function startFromQuotation(ctx: Ctx, quotation: QuotationRow): Promise<void> {
  const sold = await servicesOf(ctx, quotation);
  const { id, email, name, company, mobile: phone, language, title } = quotation;
  for (const service of sold)
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

/** By name, the longest first: “E-commerce Website Development” sells one service, not two. */
async function servicesOf({ db }: Pick<Ctx, 'db'>, quotation: QuotationRow): Promise<string[]> {
  const all = await db.select({ name: services.name }).from(services).orderBy(asc(services.position));
  const byLength = all.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  const named = quotation.lines.flatMap(({ title }) => {
    const said = title.toLowerCase();
    return byLength.find((name) => said.includes(name.toLowerCase())) ?? [];
  });
  if (named.length > 0) return [...new Set(named)];
  const { leadId } = quotation;
  const [lead] = leadId
    ? await db.select({ service: leads.service }).from(leads).where(eq(leads.id, leadId))
    : [];
  return [lead?.service ?? ''];
}
