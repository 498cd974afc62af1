import type { z } from 'zod';
import type { Picture } from './answers.ts';

export type PictureRecord = z.infer<typeof Picture>;
