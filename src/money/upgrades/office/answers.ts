import { z } from '@hono/zod-openapi';

const Paise = z.number().int();

/** What a running plan can be exchanged for today; prices contain GST. */
export const Upgrades = z
  .object({
    planName: z.string(),
    serviceName: z.string(),
    email: z.string(),
    endsOn: z.iso.date(),
    creditPaise: Paise,
    plans: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        months: z.number().int(),
        benefits: z.array(z.string()),
        sellPaise: Paise,
        payPaise: Paise,
      }),
    ),
  })
  .openapi('StaffUpgrades');
