import { z } from '@hono/zod-openapi';

export const SupplierBill = z
  .object({
    id: z.uuid(),
    number: z.string().openapi({ description: 'What the line names as its proof' }),
    name: z.string().openapi({ description: 'The file’s' }),
    bytes: z.number().int(),
  })
  .openapi('StaffSupplierBill');
