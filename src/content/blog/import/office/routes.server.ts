import { z } from '@hono/zod-openapi';
import type { Addresses } from '#content/redirects/redirect.ts';
import { allow } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';
import { pictureState } from '../fetch-pictures.ts';
import { importPosts, previewImport } from '../import-posts.ts';
import { importWays } from '../import-way.ts';
import { ImportedPictures, ImportReport } from './answers.ts';

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose the XML file' })
    .openapi({ type: 'string', format: 'binary', description: 'WXR, at most 20 MB' }),
  way: z.enum(importWays),
  dryRun: z.enum(['true', 'false']).openapi({ description: 'true: say what would come, and write nothing' }),
});

/** Posts from another system. What the server answers at an address, the composition root knows. */
export const staffPostImportRoutes = ({ answersAt }: Addresses) => [
  staffRoute('posts:edit', {
    method: 'post',
    path: '/posts/import',
    summary: 'Take in the posts of a WordPress export',
    description: 'Each post comes once, however often it is sent. Its pictures follow.',
    form: Upload,
    answer: ['What comes, what is there, and what is refused', ImportReport],
    handle: async (ctx, { form: { file, way, dryRun } }) => {
      const xml = await textOf(file);
      return dryRun === 'true'
        ? previewImport(ctx, { xml, way })
        : importPosts({ ...ctx, answersAt }, { xml, way });
    },
  }),
  staffRoute('posts:read', {
    method: 'get',
    path: '/posts/import',
    summary: 'How far the pictures of imported posts have come',
    answer: ['Pictures', ImportedPictures],
    handle: (ctx) => {
      allow(ctx.actor, 'posts:read');
      return pictureState(ctx);
    },
  }),
];

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Invalid({ file: /*staff*/ 'This file is not text in UTF-8' });
  }
}
