import { z } from '@hono/zod-openapi';
import { Advertising } from '../advertising.ts';
import { rowOutcomes, SpendMapping } from '../spend.ts';

export const AdvertisingAnswer = Advertising.openapi('StaffAdvertising');
export const RowOutcomes = z.array(z.object({ line: z.number().int(), outcome: z.enum(rowOutcomes) }));
export const KnownSpendMapping = z.object({ mapping: SpendMapping.nullable() }).openapi('StaffSpendMapping');
