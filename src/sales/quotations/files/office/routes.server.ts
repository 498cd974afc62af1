import { z } from '@hono/zod-openapi';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { Quotation } from '../../office/answers.ts';
import type { ShowQuotation } from '../../office/saved-quotation.server.ts';
import { addFile, removeFile } from '../quotation-files.ts';

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose a file' })
    .openapi({ type: 'string', format: 'binary', description: 'PDF, JPEG, PNG or WebP, up to 6 MB' }),
});

/** What lies with a draft. */
export const staffQuotationFileRoutes = (show: ShowQuotation) => [
  staffRoute('quotations:edit', {
    method: 'post',
    path: '/quotations/{id}/files',
    summary: 'Lay a file to a draft',
    params: IdParam,
    form: Upload,
    status: 201,
    answer: ['The quotation', Quotation],
    errors: [409, 507],
    handle: async (ctx, { params: { id: quotationId }, form: { file } }) => {
      const content = new Uint8Array(await file.arrayBuffer());
      await addFile(ctx, { quotationId, name: file.name, content });
      return show(ctx, quotationId);
    },
  }),
  staffRoute('quotations:edit', {
    method: 'delete',
    path: '/quotations/{id}/files/{fileId}',
    summary: 'Take a file off a draft',
    params: IdParam.extend({ fileId: z.uuid() }),
    errors: [409],
    handle: (ctx, { params: { id: quotationId, fileId } }) => removeFile(ctx, { quotationId, fileId }),
  }),
];
