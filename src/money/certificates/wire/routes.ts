import { createRoute, z } from '@hono/zod-openapi';
import { findMyCertificate, readMyCertificate } from '../my-certificate.ts';
import { certificateFileName } from '../certificate.ts';
import { printedOf } from '../certificates.ts';
import type { CertificatePdfs } from '../pdfs.ts';
import { NotFound } from '#kit/errors.ts';
import { drawingLimit } from '#kit/limit.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';

const params = z.object({ id: z.string().max(60) });
const tags = ['Projects'];
const show = createRoute({
  method: 'get',
  path: '/api/projects/{id}/certificate',
  tags,
  summary: 'The certificate of ownership of one’s own project; null while there is none',
  request: { params },
  responses: {
    200: answer(
      'The certificate',
      z.object({
        success: z.literal(true),
        certificate: z
          .object({
            number: z.string().openapi({ example: 'OWN/26-27/000001' }),
            issuedOn: z.iso.date(),
            pdfPath: z.string(),
            verifyPath: z.string().openapi({ description: 'Where anybody can check it' }),
          })
          .nullable(),
      }),
    ),
    ...errorAnswers(401, 404, 503),
  },
});
const pdf = createRoute({
  method: 'get',
  path: '/certificate/{id}/pdf',
  tags,
  summary: 'A certificate of ownership as PDF; 404 for everybody but the customer of its project',
  request: { params },
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(401, 404, 429, 503),
  },
});

/** What a customer holds when all is paid and handed over. */
export function certificateRoutes(deps: ApiDeps & { pdfs: CertificatePdfs }) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...show, middleware }, async (c) => {
      const projectId = idOf(c.req.valid('param').id);
      const certificate = await findMyCertificate(c.var.ctx, { projectId });
      return c.json({ success: true as const, certificate }, 200);
    })
    .openapi({ ...pdf, middleware }, async (c) => {
      const { ctx } = c.var;
      const row = await readMyCertificate(ctx, { certificateId: idOf(c.req.valid('param').id) });
      await ctx.limit(drawingLimit, ctx.request.ip);
      return c.body(await deps.pdfs.certificate(await printedOf(ctx, row)), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${certificateFileName(row.number)}"`,
      });
    });
}

/** @throws NotFound for what is no id of ours */
function idOf(typed: string): string {
  const id = z.uuid().safeParse(typed);
  if (!id.success) throw new NotFound(/*i18n*/ 'This certificate');
  return id.data;
}
