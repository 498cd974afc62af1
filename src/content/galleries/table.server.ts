import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { GalleryStatus } from './gallery.ts';
import { media } from '#agency/media/table.server.ts';

/** Galleries. A deleted one waits in the trash (`deletedAt`) until the nightly clean-up; `isSample`: came with the demo. */
export const galleries = pgTable(
  'galleries',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    status: text().$type<GalleryStatus>().notNull(),
    coverPictureId: uuid().references(() => media.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('galleries_position').on(t.position, t.id)],
);

/** Which pictures a gallery shows, in order. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    id: uuid().primaryKey(),
    galleryId: uuid()
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    pictureId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    caption: text().notNull(),
    category: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('gallery_images_gallery').on(t.galleryId, t.position)],
);
