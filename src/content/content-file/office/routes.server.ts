import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { ContentFile, contentOutcomes } from '../content-file.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';
import { Invalid } from '#kit/errors.ts';
import { answer, createStaffRouter } from '#kit/wire/staff-router.ts';

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose a file' })
    .openapi({ type: 'string', format: 'binary', description: 'A file that was exported, at most 6 MB' }),
  apply: z.enum(['yes', 'no']).openapi({ description: 'no: only say what would happen' }),
});
const Report = z
  .array(
    z.object({
      kind: z.string(),
      key: z.string(),
      title: z.string(),
      outcome: z.enum(contentOutcomes),
      why: z.string(),
    }),
  )
  .openapi('StaffContentReport');

const tags = ['Staff'];
const take = createRoute({
  method: 'get',
  path: '/content/export',
  tags,
  summary: 'What the site says, as one file: pages, policies, pickers, galleries, posts',
  responses: { 200: answer('The file', ContentFile.openapi('ContentFile')), ...errorAnswers(401, 403) },
});
const bring = createRoute({
  method: 'post',
  path: '/content/import',
  tags,
  summary: 'Take in a file of content, or only say what would become of it',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: Upload } } } },
  responses: { 200: answer('What became of each item', Report), ...errorAnswers(400, 401, 403, 413, 422) },
});

export const staffContentRoutes = () =>
  createStaffRouter()
    .openapi(take, async (c) => {
      const file = await exportContent(c.var.ctx);
      const name = `content-${file.exportedAt.slice(0, 10)}.json`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return c.json(file, 200);
    })
    .openapi(bring, async (c) => {
      const { file, apply } = c.req.valid('form');
      const input = { file: contentIn(await file.text()), apply: apply === 'yes' };
      return c.json(await importContent(c.var.ctx, input), 200);
    });

/** @throws Invalid when the file is none of ours */
function contentIn(text: string): ContentFile {
  try {
    const parsed = ContentFile.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Told below: a file that is no JSON is as little ours as one of another shape.
  }
  throw new Invalid({ file: 'This is not a file of content that was exported here' });
}
