import { pictureUrl, type Picture } from '#domain/media/picture.ts';

/** A picture as staff recognise it; `alt` is empty where its words stand beside it. */
export const Thumb = ({ picture, alt = picture.alt }: { picture: Picture; alt?: string }) => (
  <img
    src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')}
    alt={alt}
    loading="lazy"
    draggable={false}
    style={{ width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', display: 'block', borderRadius: 8 }}
  />
);
