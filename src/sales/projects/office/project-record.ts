import type { z } from 'zod';
import type { Project, ProjectRow as Row } from './answers.ts';

export type ProjectRow = z.infer<typeof Row>;
/** All but the list's part is missing while only that has come. */
export type ProjectRecord = ProjectRow & Partial<z.infer<typeof Project>>;
