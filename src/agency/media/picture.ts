import type { Focus } from './focus.ts';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * A picture as pages show it. `placeholder` is a tiny data URI shown while it loads ('' where it is transparent);
 * `widths` are the sizes that exist, in pixels, smallest first.
 */
export type Picture = {
  name: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
  /** What must stay in sight where it is cropped. */
  focus: Focus | null;
};

/** Where a file of a picture is served. Its name is random and its content never changes. */
export const pictureUrl = ({ name }: Pick<Picture, 'name'>, width: number, format: PictureFormat) =>
  `/media/${name}-${width}.${format}`;

/** Its largest file, for those who want to see it alone. */
export const largestUrl = (picture: Picture) =>
  pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp');

/** Where a picture is cropped around, as CSS has it; undefined where each place shows what it shows by itself. */
export const focusPosition = ({ focus }: Pick<Picture, 'focus'>) => focus && `${focus.x}% ${focus.y}%`;
