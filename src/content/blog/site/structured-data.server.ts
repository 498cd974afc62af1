import type { Thing } from 'schema-dts';
import { largestUrl } from '#agency/media/picture.ts';
import { business, type Described } from '#agency/settings/site/structured-data.server.ts';
import { languageTags } from '#kit/language/language.ts';
import type { PublicPost } from '../find-post.ts';
import { firstParagraph } from '../post-blocks.ts';

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
      image: [...(post.image1 ? [about.at(largestUrl(post.image1))] : []), about.image],
      datePublished: (post.publishedAt ?? post.createdAt).toISOString(),
      dateModified: post.updatedAt.toISOString(),
      inLanguage: languageTags.en,
      ...(post.category && { articleSection: post.category }),
      author: post.authorName ? { '@type': 'Person', name: post.authorName } : business(about),
      publisher: business(about),
    },
  ];
