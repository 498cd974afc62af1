import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Lightbox, type RenderSlideContainerProps, type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { GalleryImage } from '../gallery.ts';
import { largestUrl, pictureUrl } from '#agency/media/picture.ts';
import { usePrefersReducedMotion } from '#kit/site/ui/use-prefers-reduced-motion.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    placeholder?: string;
  }
}

/** Pictures one at a time, as large as the screen: arrow keys, swipe, Escape. Comes only when one is opened. */
export function ImageLightbox({
  images,
  start,
  onClosed,
}: {
  images: GalleryImage[];
  start: number;
  /** @param index the picture that was seen last */
  onClosed: (index: number) => void;
}) {
  const { t } = useLingui();
  const seen = useRef(start);
  const lessMotion = usePrefersReducedMotion();
  return (
    <Lightbox
      open
      index={start}
      close={() => onClosed(seen.current)}
      slides={images.map(({ picture, caption }) => ({
        placeholder: picture.placeholder,
        src: largestUrl(picture),
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
        description: caption,
        srcSet: picture.widths.map((width) => ({
          placeholder: picture.placeholder,
          src: pictureUrl(picture, width, 'webp'),
          width,
          height: Math.round((width * picture.height) / picture.width),
        })),
      }))}
      render={{ slideContainer: WithPreview }}
      plugins={[Captions, Counter]}
      captions={{ descriptionTextAlign: 'center' }}
      counter={{ container: { style: { top: 0, bottom: 'unset' } } }}
      animation={lessMotion ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 200, swipe: 250 }}
      controller={{ closeOnBackdropClick: true }}
      labels={{
        Lightbox: t`Pictures`,
        'Photo gallery': t`Pictures`,
        Slide: t`Picture`,
        Previous: t`Previous`,
        Next: t`Next`,
        Close: t`Close`,
      }}
      on={{
        view: ({ index }) => {
          seen.current = index;
        },
      }}
    />
  );
}

/** The blur of a picture stands in its room until the picture has come. */
function WithPreview({ slide, children }: RenderSlideContainerProps) {
  const { placeholder, width, height } = slide as SlideImage;
  return (
    <>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          data-preview
          className="absolute inset-0 m-auto size-full object-contain"
          style={{ maxWidth: width, maxHeight: height }}
        />
      )}
      {children}
    </>
  );
}
