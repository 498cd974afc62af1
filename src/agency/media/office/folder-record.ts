import type { z } from 'zod';
import type { Folder } from './answers.ts';

export type FolderRecord = z.infer<typeof Folder>;

/** The choice of what stands in no folder, as the server calls it. */
export const noFolder = 'none';
