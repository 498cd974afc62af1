import type { PriceItemInput } from '../price-item.ts';

export type PriceItemRecord = PriceItemInput & { id: string };
