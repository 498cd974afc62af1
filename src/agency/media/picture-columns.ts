import { media } from './table.server.ts';

/** What pages need of a picture, for selections that join it. */
export const pictureColumns = {
  name: media.name,
  alt: media.alt,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  widths: media.widths,
  focus: media.focus,
};

/** What the back office shows of one. */
export const mediaColumns = {
  id: media.id,
  ...pictureColumns,
  folderId: media.folderId,
  createdAt: media.createdAt,
};
