import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';
import { languages } from '#kit/language/language.ts';

export const Buyer = z
  .object({
    id: z.uuid(),
    createdAt: When,
    updatedAt: When,
    name: z.string(),
    company: z.string(),
    gstin: z.string(),
    address: z.string(),
    pincode: z.string(),
    stateCode: z.string(),
    country: z.string(),
    isZone: z.boolean(),
    mobile: z.string(),
    email: z.string(),
    language: z.enum(languages),
    getsReminders: z.boolean(),
    isSample: z.boolean(),
  })
  .openapi('StaffBuyer');

export const EditedBuyer = Buyer.extend({ etag }).openapi('StaffEditedBuyer');
