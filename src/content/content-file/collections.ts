import { asc, eq } from 'drizzle-orm';
import { publishContent } from '#agency/documents/publish-document.ts';
import { getDocument, withDrafts } from '#agency/documents/read-document.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import { caseDocument, storedCase } from '#content/cases/case-document.ts';
import { CaseDraft } from '#content/cases/case.ts';
import { createCase } from '#content/cases/create-case.ts';
import { cases } from '#content/cases/table.server.ts';
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
    kind: 'case',
    schema: CaseDraft,
    // What visitors see, though a draft may wait beside it; of one that is not out, its draft.
    read: async (ctx) => {
      const rows = (await ctx.db.select().from(cases).orderBy(asc(cases.position))).map(storedCase);
      return (await withDrafts(ctx, caseDocument, rows)).map(({ isPublished, content: drafted }, i) => {
        const content = (isPublished && rows[i]?.content) || drafted;
        return { key: rows[i]?.content.slug ?? content.slug, title: content.client, content };
      });
    },
    write: async (ctx, slug, content) => {
      const [row] = await ctx.db.select().from(cases).where(eq(cases.slug, slug));
      const here = row && (await getDocument(ctx, caseDocument, row.id));
      // A new one is a draft: nobody reads it before it is published.
      if (!here) await createCase(ctx, content);
      else if (here.isPublished) await publishContent(ctx, caseDocument, { id: here.id, content });
      else await saveDraft(ctx, caseDocument, { id: here.id, content });
    },
  }),
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
    // On another installation the same gallery has another id: of several with one title, the first is the first there.
    find({ key, title }, here, file) {
      const strange = file.filter((one) => one.title === title && !here.some((own) => own.key === one.key));
      const free = here.filter((own) => own.title === title && !file.some((one) => one.key === own.key));
      return here.find((own) => own.key === key) ?? free[strange.findIndex((one) => one.key === key)];
    },
    write: async (ctx, key, content) => {
      const known = (await listAllGalleries(ctx)).some(({ id }) => id === key);
      if (known) await updateGallery(ctx, { ...content, galleryId: key });
      else await createGallery(ctx, content);
    },
  }),
  partOf({
    kind: 'post',
    // Files from before there were tags have none.
    schema: PostChange.omit({ slug: true, tags: true }).required().extend({ tags: PostChange.shape.tags }),
    read: async (ctx) =>
      (await ctx.db.select().from(posts).orderBy(asc(posts.id))).map((post) => ({
        key: post.slug,
        title: post.title,
        content: { ...contentOf(post), isFeatured: post.isFeatured, tags: post.tags },
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
