import type { z } from 'zod';
import type { Buyer } from './answers.ts';

export type BuyerRecord = z.infer<typeof Buyer>;

/** As documents name it. */
export const buyerName = ({ name, company }: Pick<BuyerRecord, 'name' | 'company'>) => company || name;
