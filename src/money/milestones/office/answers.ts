import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';

const Paise = z.number().int();

export const Milestones = z
  .object({
    leftPercent: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'How much of it can be planned; null where nothing can' }),
    milestones: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        fromPercent: z.number().int(),
        toPercent: z.number().int(),
        totalPaise: Paise,
        metAt: When.nullable(),
        draftId: z.uuid().nullable().openapi({ description: 'Of the draft that waits' }),
        invoiceId: z.uuid().nullable(),
        number: z.string().nullable(),
        openPaise: Paise.nullable(),
      }),
    ),
  })
  .openapi('StaffQuotationMilestones');
