import { and, eq, inArray } from 'drizzle-orm';
import type { CertificateBlock } from './certificate.ts';
import { sameService } from '#money/admissions/same-service.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { openOfQuotation } from '#money/quotation-payments/open-of-quotation.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { handoversOf } from '#sales/projects/handover/handovers.ts';
import type { ProjectRow } from '#sales/projects/select-projects.ts';
import { quotations } from '#sales/quotations/table.server.ts';

type Db = Pick<Ctx, 'db'>;

/** What stands between a project and its certificate, and what of it is still to be paid. */
export async function readBlocks(
  ctx: Db,
  project: ProjectRow,
): Promise<{ blocks: CertificateBlock[]; openPaise: Paise }> {
  const handovers = await handoversOf(ctx, { projectId: project.id });
  const { isPaid, openPaise } = await readBalance(ctx, project);
  const isHandedOver = handovers.length > 0 && handovers.every(({ handedOn }) => handedOn !== null);
  const blocks: CertificateBlock[] = [
    ...(project.state === 'running' ? (['steps'] as const) : []),
    ...(project.state === 'stopped' ? (['stopped'] as const) : []),
    ...(isHandedOver ? [] : (['handover'] as const)),
    ...(isPaid ? [] : (['balance'] as const)),
  ];
  return { blocks, openPaise };
}

async function readBalance(ctx: Db, { quotationId, admissionId }: ProjectRow) {
  if (quotationId) {
    const [quotation] = await ctx.db
      .select({ status: quotations.status, openPaise: openOfQuotation })
      .from(quotations)
      .where(eq(quotations.id, quotationId));
    const isPaid = quotation?.status === 'paid';
    return { isPaid, openPaise: isPaid ? 0 : (quotation?.openPaise ?? 0) };
  }
  const [plan] = admissionId
    ? await ctx.db.select().from(admissions).where(eq(admissions.id, admissionId))
    : [];
  if (!plan) return { isPaid: false, openPaise: 0 };
  // A plan is paid as a whole before it runs; where the first one was given back, its renewal rests on the same project.
  const paid = and(
    eq(admissions.customerId, plan.customerId),
    sameService(admissions, plan),
    inArray(admissions.status, ['Active', 'Completed']),
  );
  return { isPaid: (await ctx.db.$count(admissions, paid)) > 0, openPaise: 0 };
}
