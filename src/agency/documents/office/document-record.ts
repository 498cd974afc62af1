import type { z } from 'zod';
import type { documentAnswer, VersionLine } from './answers.ts';

/** A document as its screen has it, whatever it says. */
export type DocumentRecord = z.infer<ReturnType<typeof documentAnswer<z.ZodType<object>>>>;
export type DocumentVersion = z.infer<typeof VersionLine>;
