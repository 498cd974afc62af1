import { z } from '@hono/zod-openapi';
import { ContentFile, contentOutcomes } from '../content-file.ts';
import { exportContent } from '../export-content.ts';
import { importContent } from '../import-content.ts';
import { Invalid } from '#kit/errors.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

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

export const staffContentRoutes = [
  staffRoute('content-file:use', {
    method: 'get',
    path: '/content/export',
    summary: 'What the site says, as one file: pages, policies, pickers, galleries, posts',
    answer: ['The file', ContentFile.openapi('ContentFile')],
    handle: async (ctx, _read, c) => {
      const file = await exportContent(ctx);
      const name = `content-${file.exportedAt.slice(0, 10)}.json`;
      c.header('Content-Disposition', `attachment; filename="${name}"`);
      return file;
    },
  }),
  staffRoute('content-file:use', {
    method: 'post',
    path: '/content/import',
    summary: 'Take in a file of content, or only say what would become of it',
    form: Upload,
    answer: ['What became of each item', Report],
    handle: async (ctx, { form: { file, apply } }) =>
      importContent(ctx, { file: contentIn(await file.text()), apply: apply === 'yes' }),
  }),
];

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
