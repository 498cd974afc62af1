import type { z } from 'zod';
import type { LostAddress, Redirect } from './answers.ts';

export type RedirectRecord = z.infer<typeof Redirect>;
export type LostAddressRecord = z.infer<typeof LostAddress>;
