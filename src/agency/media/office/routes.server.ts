import { z } from '@hono/zod-openapi';
import { Invalid } from '#kit/errors.ts';
import { Alt } from '../alt.ts';
import type { Focus } from '../focus.ts';
import { deletePicture, type HoldsPictures } from '../delete-picture.ts';
import { deletePictures, PictureChoice } from '../delete-pictures.ts';
import { describePicture, PictureWords } from '../describe-picture.ts';
import { getPicture, listPictures, listPictureUses, PicturePage } from '../list-pictures.ts';
import { uploadPicture } from '../upload-picture.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import {
  createFolder,
  deleteFolder,
  FolderInput,
  listFolders,
  movePictures,
  PictureMove,
  renameFolder,
} from '../folders.ts';
import { Folder, Picture, Use } from './answers.ts';

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose a picture' })
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
  alt: Alt,
  folderId: z.uuid().optional().openapi({ description: 'The folder that it goes into' }),
});

const picture = savedRecord<{ alt: string; focus: Focus | null }>({
  subject: 'picture',
  editable: ({ alt, focus }) => ({ alt, focus }),
  read: (ctx, pictureId) => getPicture(ctx, { pictureId }),
});

export const staffMediaRoutes = (held: HoldsPictures) => [
  staffRoute('media:read', {
    method: 'get',
    path: '/media',
    summary: 'The picture library, newest first',
    query: PicturePage,
    answer: ['A page', pageOf(Picture)],
    handle: async (ctx, { query }) => {
      const { data, nextCursor } = await listPictures(ctx, query, held.uses);
      return { data: data.map(picture.withEtag), nextCursor };
    },
  }),
  staffRoute('media:read', {
    method: 'get',
    path: '/media/{id}',
    summary: 'A picture of the library',
    params: IdParam,
    answer: ['The picture', Picture],
    handle: async (ctx, { params }) => picture.withEtag(await getPicture(ctx, { pictureId: params.id })),
  }),
  staffRoute('media:edit', {
    method: 'post',
    path: '/media',
    summary: 'Add a picture to the library',
    form: Upload,
    status: 201,
    answer: ['Added', Picture],
    errors: [507],
    handle: async (ctx, { form: { file, alt, folderId = null } }) => {
      if (file.size === 0) throw new Invalid({ file: 'Choose a picture' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return picture.withEtag(await uploadPicture(ctx, { bytes, alt, folderId }));
    },
  }),
  staffRoute('media:edit', {
    method: 'patch',
    path: '/media/{id}',
    summary: 'Say what a picture shows, and what of it stays in sight where it is cropped',
    params: IdParam,
    ifMatch: true,
    body: PictureWords,
    answer: ['Changed', Picture],
    handle: (ctx, { params: { id: pictureId }, ifMatch, body }) =>
      picture.saveWithEtag(ctx, { id: pictureId, ifMatch, input: body }, (ctx) =>
        describePicture(ctx, { ...body, pictureId }),
      ),
  }),
  staffRoute('media:edit', {
    method: 'delete',
    path: '/media/{id}',
    summary: 'Remove a picture that is not in use',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deletePicture(ctx, { pictureId: params.id, ...held }),
  }),
  staffRoute('media:read', {
    method: 'get',
    path: '/media/{id}/uses',
    summary: 'Where a picture is used, by name; of many the first fifty',
    params: IdParam,
    answer: ['The places', z.array(Use)],
    handle: (ctx, { params }) => listPictureUses(ctx, { pictureId: params.id, uses: held.uses }),
  }),
  staffRoute('media:edit', {
    method: 'post',
    path: '/media/delete',
    summary: 'Remove several pictures; those in use stay',
    body: PictureChoice,
    answer: ['So many went, so many stay', z.object({ deleted: z.number().int(), inUse: z.number().int() })],
    handle: (ctx, { body }) => deletePictures(ctx, { ...body, ...held }),
  }),
  staffRoute('media:edit', {
    method: 'post',
    path: '/media/move',
    summary: 'Put pictures into a folder, or into none',
    body: PictureMove,
    answer: ['So many', z.object({ moved: z.number().int() })],
    handle: (ctx, { body }) => movePictures(ctx, body),
  }),
  staffRoute('media:read', {
    method: 'get',
    path: '/media-folders',
    summary: 'The folders of the picture library',
    answer: [
      'The folders, and how many pictures stand in none',
      z.object({ data: z.array(Folder), loose: z.number().int(), looseAreMore: z.boolean() }),
    ],
    handle: (ctx) => listFolders(ctx),
  }),
  staffRoute('media:edit', {
    method: 'post',
    path: '/media-folders',
    summary: 'Add a folder',
    body: FolderInput,
    status: 201,
    answer: ['Added', Folder],
    handle: (ctx, { body }) => createFolder(ctx, body),
  }),
  staffRoute('media:edit', {
    method: 'patch',
    path: '/media-folders/{id}',
    summary: 'Rename a folder',
    params: IdParam,
    body: FolderInput,
    answer: ['Renamed', Folder],
    handle: (ctx, { params, body }) => renameFolder(ctx, { ...body, folderId: params.id }),
  }),
  staffRoute('media:edit', {
    method: 'delete',
    path: '/media-folders/{id}',
    summary: 'Take a folder away; its pictures stay',
    params: IdParam,
    handle: (ctx, { params }) => deleteFolder(ctx, { folderId: params.id }),
  }),
];
