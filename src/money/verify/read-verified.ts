import { eq } from 'drizzle-orm';
import type { Verified } from './verify.ts';
import { subjectOf } from './verify-code.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { defineLimit } from '#kit/limit.ts';
import { stateOf } from '#money/certificates/certificate.ts';
import { certificates } from '#money/certificates/table.server.ts';
import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import { eInvoiceOf } from '#money/invoices/e-invoices/register.ts';
import { latestOf, readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isRevised, isSample } from '#money/invoices/invoice.ts';
import { takenOff } from '#money/invoices/taken-off.ts';

/** Nobody checks more by hand. */
const verifyLimit = defineLimit('verify', { points: 60, seconds: 600 });

/**
 * What a code proves. A code that we never printed, and one whose document is gone, are answered alike.
 * @throws NotFound · TooManyRequests
 */
export async function readVerified(ctx: Ctx, { code }: { code: string }): Promise<Verified> {
  await ctx.limit(verifyLimit, ctx.request.ip);
  const subject = await subjectOf(ctx, code);
  if (!subject) throw unknown();
  return subject.kind === 'document' ? readDocument(ctx, subject.id) : readOwnership(ctx, subject.id);
}

const unknown = () => new NotFound(/*i18n*/ 'This code');

async function readDocument(ctx: Ctx, invoiceId: string): Promise<Verified> {
  const invoice = await readInvoice(ctx, { invoiceId });
  const { number, kind: name, issuedAt, content, totalPaise } = invoice;
  const [{ backPaise, creditedPaise }, registered, latest] = await Promise.all([
    takenOff(ctx, await firstOf(ctx, invoice)),
    eInvoiceOf(ctx, { number }),
    latestOf(ctx, invoice),
  ]);
  const revisedBy = latest.id === invoiceId ? null : latest.number;
  return {
    kind: 'document',
    number,
    name,
    issuedOn: dateInIndia(issuedAt),
    seller: content.supplier.legalName,
    totalPaise,
    takenOffPaise: backPaise + creditedPaise,
    state: isSample(number) ? 'sample' : revisedBy ? 'revised' : stateAtPortal(registered),
    revisedBy,
  };
}

/** What a revision takes the place of, against which notes are written all the same; any other document itself. */
const firstOf = async (ctx: Ctx, invoice: InvoiceRow): Promise<InvoiceRow> =>
  isRevised(invoice.kind) && invoice.correctsId
    ? readInvoice(ctx, { invoiceId: invoice.correctsId })
    : invoice;

const stateAtPortal = (eInvoice: EInvoice | null) =>
  !eInvoice || eInvoice.state === 'registered' ? 'valid' : eInvoice.state;

async function readOwnership(ctx: Ctx, id: string): Promise<Verified> {
  const [row] = await ctx.db.select().from(certificates).where(eq(certificates.id, id));
  if (!row) throw unknown();
  const { number, issuedAt, revokedAt, content } = row;
  const [next] = row.replacedBy
    ? await ctx.db
        .select({ number: certificates.number })
        .from(certificates)
        .where(eq(certificates.id, row.replacedBy))
    : [];
  return {
    kind: 'certificate',
    number,
    issuedOn: dateInIndia(issuedAt),
    seller: content.supplier.legalName,
    state: stateOf(row),
    revokedOn: revokedAt && dateInIndia(revokedAt),
    replacedBy: next?.number ?? null,
    owner: content.owner,
    project: content.project.title,
    owned: content.owned,
    sha256: content.archive.sha256,
  };
}
