import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { certificates } from './table.server.ts';
import { stateOf, type CertificateInput, type IssuedCertificate } from './certificate.ts';
import { readBlocks } from './read-blocks.ts';
import { audit } from '#agency/audit/record.ts';
import { ownershipPrefix } from '#agency/settings/invoice-prefix.ts';
import { readDocumentSettings } from '#agency/settings/read-settings.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { financialYearOf } from '#kit/india/financial-year.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { takeNumber } from '#money/invoices/issue.ts';
import { serialOf } from '#money/invoices/invoice.ts';
import { codeOf, verifyUrl } from '#money/verify/verify-code.ts';
import { projectCode } from '#sales/projects/project.ts';
import { holdProject, readProject } from '#sales/projects/select-projects.ts';

export type CertificateRow = typeof certificates.$inferSelect;

/** All that were issued for a project, the latest first. */
export const certificatesOf = ({ db }: Pick<Ctx, 'db'>, input: { projectId: string }) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.projectId, input.projectId))
    .orderBy(desc(certificates.id));

/** What was issued for a project, and what stands between it and a certificate. @throws NotFound */
export async function getOwnership(ctx: Ctx, input: { projectId: string }) {
  allow(ctx.actor, 'projects:read');
  const project = await readProject(ctx, input);
  const issued = await certificatesOf(ctx, input);
  return {
    ...(await readBlocks(ctx, project)),
    owner: project.name,
    certificates: issued.map((one) => ({
      id: one.id,
      number: one.number,
      issuedAt: one.issuedAt,
      issuedBy: one.issuedBy,
      owner: one.content.owner,
      state: stateOf(one),
      revokedBecause: one.revokedBecause,
    })),
  };
}

/**
 * Says who owns what was made, once its steps are done, all is handed over and nothing is to be paid. One that was issued
 * before is replaced. @throws NotFound · Conflict while something stands between
 */
export async function issueCertificate(
  ctx: Ctx,
  input: CertificateInput & { projectId: string },
): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'projects:certify');
  const { projectId, owner, owned, archive } = input;
  return inTransaction(ctx, async (ctx) => {
    const project = await holdProject(ctx, input);
    const { blocks } = await readBlocks(ctx, project);
    if (blocks.length > 0)
      throw new Conflict(
        'A certificate follows when the steps are done, all is handed over and all is paid.',
      );
    const issuedAt = ctx.now();
    const [before] = await ctx.db
      .update(certificates)
      .set({ revokedAt: issuedAt, revokedBecause: 'Replaced by another one' })
      .where(and(eq(certificates.projectId, projectId), isNull(certificates.revokedAt)))
      .returning({ id: certificates.id });
    const series = `${ownershipPrefix}/${financialYearOf(dateInIndia(issuedAt))}/`;
    const settings = await readDocumentSettings(ctx);
    const { brand, legalName, addressLines, email, phones, logoId, signatureId, signatory } = settings;
    const id = v7();
    const number = serialOf(series, await takeNumber(ctx, series));
    await ctx.db.insert(certificates).values({
      id,
      number,
      projectId,
      language: project.language,
      issuedAt,
      issuedBy: by.name,
      content: {
        supplier: { brand, legalName, addressLines, email, phones, logoId, signatureId, signatory },
        owner,
        project: { code: projectCode(project), title: project.title },
        owned,
        archive,
      },
    });
    if (before)
      await ctx.db.update(certificates).set({ replacedBy: id }).where(eq(certificates.id, before.id));
    await audit(ctx, {
      action: 'created',
      subjectType: 'project',
      subjectId: projectId,
      after: { certificate: number, owner, sha256: archive.sha256 },
    });
    await queueWebhooks(ctx, 'certificate.issued', { certificateId: id, projectId, number });
    return { id };
  });
}

/** Takes a certificate back; whoever checks it reads so. @throws NotFound · Conflict where it holds no more */
export async function revokeCertificate(
  ctx: Ctx,
  input: { certificateId: string; because: string },
): Promise<void> {
  allow(ctx.actor, 'projects:certify');
  await inTransaction(ctx, async (ctx) => {
    const { projectId, number } = await readCertificate(ctx, input);
    const [revoked] = await ctx.db
      .update(certificates)
      .set({ revokedAt: ctx.now(), revokedBecause: input.because })
      .where(and(eq(certificates.id, input.certificateId), isNull(certificates.revokedAt)))
      .returning({ id: certificates.id });
    if (!revoked) throw new Conflict('This certificate was revoked already.');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'project',
      subjectId: projectId,
      after: { revoked: number, because: input.because },
    });
    await queueWebhooks(ctx, 'certificate.revoked', { certificateId: input.certificateId, projectId });
  });
}

/** Any of them. Who may see it, the caller knows. @throws NotFound */
export async function readCertificate(
  { db }: Pick<Ctx, 'db'>,
  input: { certificateId: string },
): Promise<CertificateRow> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, input.certificateId));
  if (!row) throw new NotFound(/*i18n*/ 'This certificate');
  return row;
}

/** One as it is printed. */
export async function printedOf(
  ctx: Pick<Ctx, 'db' | 'publicUrl'>,
  row: CertificateRow,
): Promise<IssuedCertificate> {
  const { number, issuedAt, language, content, revokedAt } = row;
  const code = await codeOf(ctx, { kind: 'certificate', id: row.id });
  return {
    number,
    issuedAt,
    language,
    content,
    isRevoked: revokedAt !== null,
    verifyUrl: verifyUrl(ctx, code),
  };
}
