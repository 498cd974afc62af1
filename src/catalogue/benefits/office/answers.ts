import { z } from '@hono/zod-openapi';
import { benefitIcons, benefitStatuses } from '../benefit.ts';
import { benefitNeeds } from '../benefit-need.ts';
import { etag } from '#kit/answers.ts';

export const Benefit = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    icon: z.enum(benefitIcons),
    originalPaise: z.number().int(),
    pricePaise: z.number().int(),
    status: z.enum(benefitStatuses),
    additional: z.boolean(),
    need: z.enum(benefitNeeds),
    inOffer: z.boolean(),
    position: z.number().int(),
    isSample: z.boolean(),
    etag,
  })
  .openapi('StaffBenefit');
