import type { Thing } from 'schema-dts';
import type { PublicPost } from '#content/blog/find-post.ts';
import { firstParagraph } from '#content/blog/post-blocks.ts';
import type { GalleryImage } from '#content/galleries/gallery.ts';
import { languageTags } from '#kit/language/language.ts';
import { pictureUrl, type Picture } from '#agency/media/picture.ts';
import { business } from './business.server.ts';
import type { Described } from './describe-page.server.ts';

const largest = ({ at }: Described, picture: Picture) =>
  at(pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp'));

/** An article of the blog. */
export const blogPosting =
  (post: PublicPost) =>
  (about: Described): Thing[] => [
    {
      '@type': 'BlogPosting',
      '@id': `${about.url}#article`,
      mainEntityOfPage: about.url,
      headline: post.title,
      description: post.seoDescription || firstParagraph(post.blocks),
      image: [...(post.image1 ? [largest(about, post.image1)] : []), about.image],
      datePublished: (post.publishedAt ?? post.createdAt).toISOString(),
      dateModified: post.updatedAt.toISOString(),
      inLanguage: languageTags.en,
      ...(post.category && { articleSection: post.category }),
      author: post.authorName ? { '@type': 'Person', name: post.authorName } : business(about),
      publisher: business(about),
    },
  ];

/** A gallery with its pictures. */
export const imageGallery =
  ({ title, description, images }: { title: string; description: string; images: GalleryImage[] }) =>
  (about: Described): Thing[] => [
    {
      '@type': 'ImageGallery',
      '@id': `${about.url}#gallery`,
      name: title,
      ...(description && { description }),
      url: about.url,
      publisher: business(about),
      image: images.map(({ picture, caption }) => ({
        '@type': 'ImageObject',
        contentUrl: largest(about, picture),
        width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
        height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
        description: picture.alt,
        ...(caption && { caption }),
      })),
    },
  ];
