import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';

export const Cart = z
  .object({
    id: z.uuid().openapi({ description: 'Of the customer' }),
    code: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    since: When,
    lastAdded: When,
    items: z.array(
      z.object({ id: z.uuid(), title: z.string(), pricePaise: z.number().int(), available: z.boolean() }),
    ),
    mailedAt: z.array(When).openapi({ description: 'When its owner was reminded of it' }),
    monthPaise: z.number().int().openapi({ description: 'What a month of it costs, before GST' }),
  })
  .openapi('StaffCart');
