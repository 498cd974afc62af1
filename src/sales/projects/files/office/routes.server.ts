import { z } from '@hono/zod-openapi';
import { FileNote, VersionAddress, VersionStep } from '../file-input.ts';
import { giveFile, openFile, removeFile, seeNews, showVersion } from '../project-files.ts';
import { Invalid } from '#kit/errors.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const Upload = z.instanceof(File, { error: /*staff*/ 'Choose a file' }).openapi({
  type: 'string',
  format: 'binary',
  description: 'PDF, JPEG, PNG, WebP, ZIP or a document of an office, up to 6 MB',
});
const OneParam = IdParam.extend({ fileId: z.uuid() });

export const staffProjectFileRoutes = [
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/files',
    summary: 'Give its customer a file; they are told by mail',
    params: IdParam,
    form: z.object({ file: Upload, note: FileNote.optional() }),
    errors: [409, 507],
    handle: async (ctx, { params, form: { file, note = '' } }) =>
      giveFile(ctx, { projectId: params.id, note, name: file.name, content: await bytesOf(file) }),
  }),
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/versions',
    summary: 'Show a version to be approved, a file or an address; their customer is told by mail',
    params: IdParam,
    form: z.object({
      step: VersionStep,
      file: Upload.optional(),
      address: VersionAddress.optional(),
      note: FileNote.optional(),
    }),
    errors: [409, 507],
    handle: async (ctx, { params, form: { step, file, address, note = '' } }) => {
      const shown = { projectId: params.id, step, note };
      if (file) return showVersion(ctx, { ...shown, name: file.name, content: await bytesOf(file) });
      if (address) return showVersion(ctx, { ...shown, address });
      throw new Invalid({ file: /*staff*/ 'Choose a file, or enter an address' });
    },
  }),
  staffRoute('projects:read', {
    method: 'get',
    path: '/projects/{id}/files/{fileId}',
    summary: 'A file or a version of a project',
    params: OneParam,
    answer: ['The file', z.string().openapi({ format: 'binary' }), 'application/octet-stream'],
    handle: async (ctx, { params: { id: projectId, fileId } }, c) => {
      const { name, type, content } = await openFile(ctx, { projectId, fileId });
      return c.body(content.body, 200, {
        'Content-Type': type,
        'Content-Length': String(content.bytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    },
  }),
  staffRoute('projects:edit', {
    method: 'delete',
    path: '/projects/{id}/files/{fileId}',
    summary: 'Take away a file, or a version that was not answered',
    params: OneParam,
    errors: [409],
    handle: (ctx, { params: { id: projectId, fileId } }) => removeFile(ctx, { projectId, fileId }),
  }),
  staffRoute('projects:edit', {
    method: 'post',
    path: '/projects/{id}/seen',
    summary: 'Say that somebody has looked at what its customer gave and answered',
    params: IdParam,
    handle: (ctx, { params }) => seeNews(ctx, { projectId: params.id }),
  }),
];

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
