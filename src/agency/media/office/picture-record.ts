import type { z } from 'zod';
import type { Picture, Use } from './answers.ts';

export type PictureRecord = z.infer<typeof Picture>;
export type PictureUse = z.infer<typeof Use>;
