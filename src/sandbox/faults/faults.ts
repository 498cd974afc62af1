import { z } from 'zod';

/** How the sandbox misbehaves until told otherwise. Parsed from what the control call is sent; left out means none. */
export const Faults = z
  .object({
    webhook: z
      .object({
        drop: z.boolean().default(false),
        /** How many copies besides the first. */
        duplicate: z.int().min(0).max(50).default(0),
        /** Events of one happening in the opposite order. */
        reverse: z.boolean().default(false),
        /** On the sandbox's clock. */
        delayMs: z.int().min(0).default(0),
        newEventId: z.boolean().default(false),
        /** Names of the events meant; none means all. */
        only: z.array(z.string()).default([]),
      })
      .strict()
      .prefault({}),
    api: z
      .object({
        /** Part of `POST /v1/orders`; empty means every call. */
        match: z.string().default(''),
        /** How many calls; null means all until told otherwise. */
        times: z.int().min(1).nullable().default(null),
        /** The answer comes so much later, after the work is done. */
        latencyMs: z.int().min(0).default(0),
        /** Answered instead of doing the work; 502 and up come as a proxy's HTML. */
        status: z.int().min(400).max(599).nullable().default(null),
        description: z.string().default('Request failed. Please try after sometime.'),
        /** No answer and no work. */
        hang: z.boolean().default(false),
        /** The work is done, and the connection breaks. */
        resetAfterCommit: z.boolean().default(false),
      })
      .strict()
      .nullable()
      .default(null),
  })
  .strict();
export type Faults = z.infer<typeof Faults>;

export const noFaults: Faults = Faults.parse({});
