import { and, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import type { CertificateBlock } from './certificate.ts';
import { sameService } from '#money/admissions/same-service.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { openOfQuotation } from '#money/quotation-payments/open-of-quotation.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { paymentOfPlan } from '#money/upgrades/read-running.ts';
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

/** What was paid once is open again where its money came back. */
async function readBalance(ctx: Db, { quotationId, admissionId }: ProjectRow) {
  if (quotationId) {
    const [quotation] = await ctx.db
      .select({ status: quotations.status, openPaise: openOfQuotation })
      .from(quotations)
      .where(eq(quotations.id, quotationId));
    if (quotation?.status !== 'paid') return { isPaid: false, openPaise: quotation?.openPaise ?? 0 };
    const { purpose, subjectId } = paymentTransactions;
    return balanceOf(await owedOf(ctx, and(eq(purpose, 'quotation'), eq(subjectId, quotationId))));
  }
  const [plan] = admissionId
    ? await ctx.db.select().from(admissions).where(eq(admissions.id, admissionId))
    : [];
  if (!plan) return { isPaid: false, openPaise: 0 };
  // A plan is paid as a whole before it runs; where the first one was given back, its renewal rests on the same project.
  const plans = await ctx.db
    .select()
    .from(admissions)
    .where(
      and(
        eq(admissions.customerId, plan.customerId),
        sameService(admissions, plan),
        inArray(admissions.status, ['Active', 'Completed']),
        // What a higher plan took the place of is paid with that.
        sql`not exists (select from admissions higher where higher.upgrades_id = admissions.id
          and higher.status <> 'Cancelled')`,
      ),
    );
  if (plans.length === 0) return { isPaid: false, openPaise: 0 };
  return balanceOf(Math.min(...(await Promise.all(plans.map((one) => owedOfPlan(ctx, one))))));
}

const balanceOf = (openPaise: Paise) => ({ isPaid: openPaise === 0, openPaise });

async function owedOfPlan(ctx: Db, plan: typeof admissions.$inferSelect): Promise<Paise> {
  const paid = await paymentOfPlan(ctx, plan);
  return paid ? owedOf(ctx, eq(paymentTransactions.id, paid.id)) : 0;
}

/** What is open of the invoices that such payments made. */
async function owedOf({ db }: Db, which: SQL | undefined): Promise<Paise> {
  const [owed] = await db
    .select({ paise: sum(receivables.openPaise).mapWith(Number) })
    .from(paymentTransactions)
    .innerJoin(invoices, eq(invoices.transactionId, paymentTransactions.id))
    .innerJoin(receivables, eq(receivables.invoiceId, invoices.id))
    .where(which);
  return owed?.paise ?? 0;
}
