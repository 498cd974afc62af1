import { asc, eq } from 'drizzle-orm';
import { posts } from '#content/blog/table.server.ts';
import { createPost } from '#content/blog/create-post.ts';
import { saveVersion } from '#content/blog/versions/save-version.ts';
import { PostChange, Slug } from '#content/blog/post.ts';
import { contentOf } from '#content/blog/post-content.ts';
import { updatePost } from '#content/blog/update-post.ts';
import { issueMessage } from '#kit/field-errors.ts';
import { Invalid } from '#kit/errors.ts';
import { createGallery } from '#content/galleries/create-gallery.ts';
import { GalleryInput } from '#content/galleries/gallery.ts';
import { getGallery } from '#content/galleries/get-gallery.ts';
import { listAllGalleries } from '#content/galleries/list-galleries.ts';
import { updateGallery } from '#content/galleries/update-gallery.ts';
import { lockPictures } from '#agency/media/pictures-by-id.ts';
import { partOf, type ContentPart } from './content-part.ts';

/** What the agency adds to as it likes: a file may bring new ones. */
export const collectionParts: ContentPart[] = [
  partOf({
    kind: 'gallery',
    schema: GalleryInput,
    read: async (ctx) => {
      const found = [];
      for (const { id } of await listAllGalleries(ctx)) {
        const { title, description, status, coverPictureId, images } = await getGallery(ctx, {
          galleryId: id,
        });
        const shown = images.map(({ pictureId, caption, category, picture }) => ({
          pictureId, alt: picture.alt, caption, category,
        })); // prettier-ignore
        found.push({
          key: id,
          title,
          content: { title, description, status, coverPictureId, images: shown },
        });
      }
      return found;
    },
    // On another installation the same gallery has another id.
    find: ({ key, title }, here) =>
      here.find((one) => one.key === key) ?? here.find((one) => one.title === title),
    write: async (ctx, key, content) => {
      const known = (await listAllGalleries(ctx)).some(({ id }) => id === key);
      if (known) await updateGallery(ctx, { ...content, galleryId: key });
      else await createGallery(ctx, content);
    },
  }),
  partOf({
    kind: 'post',
    schema: PostChange.omit({ slug: true }).required(),
    read: async (ctx) =>
      (await ctx.db.select().from(posts).orderBy(asc(posts.id))).map((post) => ({
        key: post.slug,
        title: post.title,
        content: { ...contentOf(post), isFeatured: post.isFeatured },
      })),
    write: async (ctx, slug, content) => {
      await lockPictures(
        ctx,
        'pictures',
        [content.image1Id, content.image2Id].filter((id) => id !== null),
      );
      const fault = Slug.safeParse(slug).error?.issues[0];
      if (fault) throw new Invalid({ slug: issueMessage(fault) });
      const [here] = await ctx.db.select().from(posts).where(eq(posts.slug, slug));
      // What it said stays among its versions, whoever wrote last.
      if (here) await saveVersion(ctx, here, content, { always: true });
      // A new one is a draft: nobody reads it before it is published.
      const { id } = here ?? (await createPost(ctx, { title: content.title }));
      await updatePost(ctx, { ...content, postId: id, slug });
    },
  }),
];
