import type { z } from 'zod';
import type { OfferAnswer } from './answers.ts';

export type OfferRecord = z.infer<typeof OfferAnswer>;
