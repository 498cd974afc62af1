import type { z } from 'zod';
import type { Admission, AdmissionRow as Row } from './answers.ts';

export type AdmissionRow = z.infer<typeof Row>;
/** All but the list's part is missing while only that has come. */
export type AdmissionDetail = AdmissionRow & Partial<z.infer<typeof Admission>>;
