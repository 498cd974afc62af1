import type { Thing } from 'schema-dts';
import { largestUrl } from '#agency/media/picture.ts';
import { business, type Described } from '#agency/settings/site/structured-data.server.ts';
import type { GalleryImage } from '../gallery.ts';

/** A gallery with its pictures. */
export const imageGallery =
  ({ title, description, images }: { title: string; description: string; images: GalleryImage[] }) =>
  (about: Described): Thing[] => [
    {
      '@type': 'ImageGallery',
      '@id': `${about.url}#gallery`,
      name: title,
      ...(description && { description }),
      url: about.url,
      publisher: business(about),
      image: images.map(({ picture, caption }) => ({
        '@type': 'ImageObject',
        contentUrl: about.at(largestUrl(picture)),
        width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
        height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
        description: picture.alt,
        ...(caption && { caption }),
      })),
    },
  ];
