import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureUrl } from '#agency/media/picture.ts';
import { isSafeHref } from './post-blocks.ts';
import type { TextPicture } from './text-picture.ts';

/** A picture of ours inside a post: one attribute holds all of it. */
const PostPicture = Image.extend({
  addAttributes: () => ({
    picture: {
      default: null,
      parseHTML: (element: HTMLElement) =>
        JSON.parse(element.dataset.picture ?? 'null') as TextPicture | null,
      renderHTML: ({ picture }: Record<string, unknown>) =>
        picture ? attributesOf(picture as TextPicture) : {},
    },
  }),
  parseHTML: () => [{ tag: 'img[data-picture]' }],
});

/** What a post can be made of: the editor and the server read the same list. */
export const postExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      isAllowedUri: (href) => isSafeHref(href),
      HTMLAttributes: { rel: 'noopener' },
    },
  }),
  PostPicture,
];

const attributesOf = (picture: TextPicture) => {
  const { alt, width, height, widths } = picture;
  const sorted = widths.toSorted((a, b) => a - b);
  const middle = sorted.find((candidate) => candidate >= 640) ?? sorted.at(-1) ?? width;
  return {
    src: pictureUrl(picture, middle, 'webp'),
    srcset: sorted.map((candidate) => `${pictureUrl(picture, candidate, 'webp')} ${candidate}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 100vw',
    alt,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    'data-picture': JSON.stringify(picture),
  };
};
