import { z } from 'zod';

const when = z.iso.datetime();

/** That a backup was brought back here, and nobody has looked yet: when it was made, and when that was. */
export const Restored = z.object({ madeAt: when, at: when });
export type Restored = z.infer<typeof Restored>;

export const restoredKey = 'restored';

/**
 * Why what begins by itself waits for an owner: rows of an earlier moment were brought back, or these are served at another
 * address, for they were copied or have moved. Nothing waits where both are null.
 */
export const Waits = z.object({ restored: Restored.nullable(), elsewhere: z.string().nullable() });
export type Waits = z.infer<typeof Waits>;
