import { z } from '@hono/zod-openapi';
import {
  certificateBlocks,
  certificateFileName,
  CertificateInput,
  certificateStates,
} from '../certificate.ts';
import {
  getOwnership,
  issueCertificate,
  printedOf,
  readCertificate,
  revokeCertificate,
} from '../certificates.ts';
import type { CertificatePdfs } from '../pdfs.ts';
import { When } from '#kit/answers.ts';
import { drawingLimit } from '#kit/limit.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const Ownership = z
  .object({
    blocks: z
      .array(z.enum(certificateBlocks))
      .openapi({ description: 'What stands between; empty: nothing' }),
    openPaise: z.number().int(),
    owner: z.string(),
    certificates: z.array(
      z.object({
        id: z.uuid(),
        number: z.string().openapi({ example: 'OWN/26-27/000001' }),
        issuedAt: When,
        issuedBy: z.string(),
        owner: z.string(),
        state: z.enum(certificateStates),
        revokedBecause: z.string(),
      }),
    ),
  })
  .openapi('StaffOwnership');

export const staffCertificateRoutes = (deps: { pdfs: CertificatePdfs }) => [
  staffRoute('projects:read', {
    method: 'get',
    path: '/projects/{id}/certificates',
    summary: 'What stands between a project and its certificate of ownership, and those that were issued',
    params: IdParam,
    answer: ['All', Ownership],
    handle: (ctx, { params }) => getOwnership(ctx, { projectId: params.id }),
  }),
  staffRoute('projects:certify', {
    method: 'post',
    path: '/projects/{id}/certificates',
    summary: 'Say who owns what was made; one that was issued before is replaced',
    params: IdParam,
    body: CertificateInput,
    status: 201,
    answer: ['Issued', Ownership],
    errors: [409],
    handle: async (ctx, { params: { id: projectId }, body }) => {
      await issueCertificate(ctx, { ...body, projectId });
      return getOwnership(ctx, { projectId });
    },
  }),
  staffRoute('projects:certify', {
    method: 'post',
    path: '/certificates/{id}/revoke',
    summary: 'Take a certificate back; whoever checks it reads so',
    params: IdParam,
    body: z.strictObject({
      because: z.string().trim().min(1, /*staff*/ 'Say why').max(300, /*staff*/ 'Use at most 300 characters'),
    }),
    errors: [409],
    handle: (ctx, { params, body }) => revokeCertificate(ctx, { ...body, certificateId: params.id }),
  }),
  staffRoute('projects:read', {
    method: 'get',
    path: '/certificates/{id}/pdf',
    summary: 'A certificate as PDF',
    params: IdParam,
    answer: ['A4', z.string().openapi({ format: 'binary' }), 'application/pdf'],
    errors: [429, 503],
    handle: async (ctx, { params }, c) => {
      const row = await readCertificate(ctx, { certificateId: params.id });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.certificate(await printedOf(ctx, row)), 200, pdfHeaders(row.number));
    },
  }),
];

const pdfHeaders = (number: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${certificateFileName(number)}"`,
});
