import { certificatesOf, readCertificate, type CertificateRow } from './certificates.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { codeOf } from '#money/verify/verify-code.ts';
import { verifyPath } from '#money/verify/verify.ts';
import { readMyProject } from '#sales/projects/my-projects.ts';
import { certificatePdfPath } from './certificate.ts';

/** A certificate in its owner's account. `verifyPath`: where they send whoever wants to check it. */
export type MyCertificate = { number: string; issuedOn: string; pdfPath: string; verifyPath: string };

/** The one that holds, of one's own project; null while there is none. @throws Unauthenticated · NotFound */
export async function findMyCertificate(
  ctx: Ctx,
  input: { projectId: string },
): Promise<MyCertificate | null> {
  await readMyProject(ctx, input);
  const valid = (await certificatesOf(ctx, input)).find(({ revokedAt }) => revokedAt === null);
  if (!valid) return null;
  const { id, number, issuedAt } = valid;
  return {
    number,
    issuedOn: dateInIndia(issuedAt),
    pdfPath: certificatePdfPath(id),
    verifyPath: verifyPath(await codeOf(ctx, { kind: 'certificate', id })),
  };
}

/** One of one's own projects. @throws Unauthenticated · NotFound, also for somebody else's */
export async function readMyCertificate(ctx: Ctx, input: { certificateId: string }): Promise<CertificateRow> {
  const row = await readCertificate(ctx, input);
  await readMyProject(ctx, { projectId: row.projectId });
  return row;
}
