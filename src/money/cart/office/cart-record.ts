import type { z } from 'zod';
import type { Cart } from './answers.ts';

export type CartRecord = z.infer<typeof Cart>;
