import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { termStates } from '../term.ts';

export const Renewal = z
  .object({
    id: z.string(),
    title: z.string(),
    months: z.number().int(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    state: z.enum(termStates),
    customerId: z.uuid(),
    customerName: z.string(),
    customerCode: z.string(),
    /** When notices of its end were written. */
    notices: z.array(When),
  })
  .openapi('StaffRenewal');
