import { focusPosition, pictureUrl, type Picture } from '../picture.ts';

/** A picture as staff recognise it; `alt` is empty where its words stand beside it, `whole` shows all of it. */
export const Thumb = ({
  picture,
  alt = picture.alt,
  whole = false,
}: {
  picture: Picture;
  alt?: string;
  whole?: boolean;
}) => (
  <img
    src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')}
    alt={alt}
    loading="lazy"
    draggable={false}
    style={{
      width: '100%',
      aspectRatio: '3 / 2',
      objectFit: whole ? 'contain' : 'cover',
      objectPosition: (!whole && focusPosition(picture)) || undefined,
      display: 'block',
      borderRadius: 8,
    }}
  />
);
