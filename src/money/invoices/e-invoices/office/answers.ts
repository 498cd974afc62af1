import { z } from '@hono/zod-openapi';
import { etag } from '#kit/answers.ts';

export const EditedBuyerAddress = z
  .object({
    id: z.uuid().openapi({ description: 'The document’s' }),
    address: z.string().openapi({ description: 'Without its town' }),
    place: z.string().openapi({ description: 'The town' }),
    pincode: z.string().openapi({ description: 'Empty abroad, and where it is not known' }),
    etag,
  })
  .openapi('StaffBuyerAddress');
