import type { GalleryStatus } from '../gallery.ts';
import type { Picture } from '#agency/media/picture.ts';

/** What the server's answers look like here: moments are ISO texts. */
export type GalleryRow = {
  id: string;
  title: string;
  status: GalleryStatus;
  isSample: boolean;
  updatedAt: string;
  cover: Picture | null;
  imageCount: number;
};

export type GalleryImageRecord = {
  pictureId: string;
  caption: string;
  category: string;
  picture: Picture;
};

export type GalleryRecord = {
  id: string;
  title: string;
  description: string;
  status: GalleryStatus;
  coverPictureId: string | null;
  isSample: boolean;
  images: GalleryImageRecord[];
};
