import type { z } from 'zod';
import type { Gallery, GalleryRow as Row } from './answers.ts';

export type GalleryRow = z.infer<typeof Row>;
export type GalleryRecord = z.infer<typeof Gallery>;
export type GalleryImageRecord = Omit<GalleryRecord['images'][number], 'id'>;
