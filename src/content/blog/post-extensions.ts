import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureUrl } from '#agency/media/picture.ts';
import { isSafeHref } from './post-blocks.ts';
import type { TextPicture } from './text-picture.ts';
import { asVideo, siteName, videoAt, videoPage } from './video.ts';

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

/** A video of another company's: a box of ours, and a link to it where no script runs. */
const PostVideo = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ site: { default: null }, id: { default: null }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a.video',
      // Before links are.
      priority: 60,
      getAttrs: (element: HTMLElement) => {
        const video = videoAt(element.getAttribute('href') ?? '');
        const title = element.querySelector('.video-title')?.textContent ?? '';
        return video && { ...video, title };
      },
    },
  ],
  // In the editor a press chooses it. It is no text that is written in, so the browser would follow it, out of the office.
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          click(_view, event) {
            const isPlain = !event.ctrlKey && !event.metaKey;
            if (isPlain && (event.target as Element).closest('a.video')) event.preventDefault();
          },
        },
      },
    }),
  ],
  renderHTML: ({ node: { attrs } }) => {
    const video = asVideo(attrs.site, attrs.id);
    if (!video) return ['p'];
    const name = siteName(video);
    return [
      'a',
      { class: 'video', href: videoPage(video), rel: 'noopener' },
      ['span', { class: 'video-title' }, String(attrs.title) || `Video on ${name}`],
      ' ',
      ['span', { class: 'video-play' }, 'Play'],
      ' ',
      ['span', { class: 'video-note' }, `From ${name}, which learns of your visit when it plays.`],
    ];
  },
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
  PostVideo,
  Table,
  TableRow,
  TableHeader,
  TableCell,
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
