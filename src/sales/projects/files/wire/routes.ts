import { createRoute, z } from '@hono/zod-openapi';
import { answerVersion } from '../answer-version.ts';
import { FileNote, VersionReply } from '../file-input.ts';
import { giveMyFile, openMyFile } from '../project-files.ts';
import { NotFound } from '#kit/errors.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';

const tags = ['Projects'];
const params = z.object({ id: z.string().max(60) });
const oneParam = params.extend({ fileId: z.string().max(60) });
const Upload = z.object({
  file: z.instanceof(File, { error: /*i18n*/ 'Choose a file' }).openapi({
    type: 'string',
    format: 'binary',
    description: 'PDF, JPEG, PNG, WebP, ZIP or a document of an office, up to 6 MB',
  }),
  note: FileNote.optional(),
});

const give = createRoute({
  method: 'post',
  path: '/api/projects/{id}/files',
  tags,
  summary: 'Give the agency a file for one’s own project',
  request: { params, body: { required: true, content: { 'multipart/form-data': { schema: Upload } } } },
  responses: {
    200: answer('Given', Done),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 429, 503, 507),
  },
});
const file = createRoute({
  method: 'get',
  path: '/api/projects/{id}/files/{fileId}',
  tags,
  summary: 'A file or a version of one’s own project; 404 for everybody but its customer',
  request: { params: oneParam },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorAnswers(401, 404, 503),
  },
});
const reply = createRoute({
  method: 'post',
  path: '/api/projects/{id}/files/{fileId}/answer',
  tags,
  summary:
    'Approve a version or ask for another, once; 409 where a later one is shown or it was answered otherwise',
  request: { params: oneParam, body: body(VersionReply) },
  responses: { 200: answer('Answered', Done), ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 503) },
});

/** What customers give, get and answer in their room. */
export function projectFileRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...give, middleware }, async (c) => {
      const { file: sent, note = '' } = c.req.valid('form');
      const projectId = idOf(c.req.valid('param').id);
      const content = new Uint8Array(await sent.arrayBuffer());
      await giveMyFile(c.var.ctx, { projectId, note, name: sent.name, content });
      return c.json(success(/*i18n*/ 'Thank you, we have it.'), 200);
    })
    .openapi({ ...file, middleware }, async (c) => {
      const { id, fileId } = c.req.valid('param');
      const found = await openMyFile(c.var.ctx, { projectId: idOf(id), fileId: idOf(fileId) });
      const { name, type, isVersion, content } = found;
      return c.body(content.body, 200, {
        'Content-Type': type,
        'Content-Length': String(content.bytes),
        // What we show is looked at in the browser; what they gave themselves is only handed back.
        'Content-Disposition': `${isVersion ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      });
    })
    .openapi({ ...reply, middleware }, async (c) => {
      const { id, fileId } = c.req.valid('param');
      const said = c.req.valid('json');
      await answerVersion(c.var.ctx, { ...said, projectId: idOf(id), fileId: idOf(fileId) });
      return c.json(success(/*i18n*/ 'Thank you, your answer has arrived.'), 200);
    });
}

/** @throws NotFound for what is no id of ours */
function idOf(typed: string): string {
  const id = z.uuid().safeParse(typed);
  if (!id.success) throw new NotFound(/*i18n*/ 'This file');
  return id.data;
}
