import { z } from '@hono/zod-openapi';

export const Row = z.looseObject({ id: z.string() }).openapi('StaffPayment');
export const Page = z.object({ data: z.array(Row), total: z.number().int(), nextCursor: z.null() });
