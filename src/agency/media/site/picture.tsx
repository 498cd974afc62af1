import { focusPosition, pictureUrl, type Picture as Shown, type PictureFormat } from '../picture.ts';

/**
 * A picture in the size and format that suit the screen. Its room is kept from the start, a blur stands in it until the
 * picture has come, and it comes only when it is near unless `priority` says that it is seen first.
 * @param sizes how wide it is shown, as in the `sizes` of an img, on phones a little less, so that the step below does; `alt` replaces the picture's own (empty where text
 * beside it already says what it shows). What pictures show is described in English, on pages of every language
 */
export function Picture({
  picture,
  sizes,
  priority,
  className,
  alt = picture.alt,
}: {
  picture: Shown;
  sizes: string;
  priority?: boolean;
  className?: string;
  alt?: string;
}) {
  const { widths, width, height, placeholder } = picture;
  const set = (format: PictureFormat) =>
    widths.map((w) => `${pictureUrl(picture, w, format)} ${w}w`).join(', ');
  const told = atMostTwoPixels(sizes);
  const position = focusPosition(picture);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={told} />
      <img
        src={pictureUrl(picture, widths.findLast((w) => w <= 960) ?? widths[0] ?? width, 'webp')}
        srcSet={set('webp')}
        sizes={told}
        width={width}
        height={height}
        alt={alt}
        lang={alt ? 'en' : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={{
          ...(placeholder && {
            background: `${position ?? 'center'} / cover no-repeat url("${placeholder}")`,
          }),
          ...(position && { objectPosition: position }),
        }}
      />
    </picture>
  );
}

/**
 * The third pixel a point of a phone's screen is nothing that an eye sees, and doubles a page's bytes: such phones are told
 * two thirds of the width, and take the files of those with two.
 */
function atMostTwoPixels(sizes: string): string {
  const onPhones = sizes.split(', ').at(-1);
  return `(max-width: 480px) and (min-resolution: 2.5dppx) calc(${onPhones} * 2 / 3), ${sizes}`;
}
