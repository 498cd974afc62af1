import { z } from 'zod';

const when = z.iso.datetime();

/** That a backup was brought back here, and nobody has looked yet: when it was made, and when that was. */
export const Restored = z.object({ madeAt: when, at: when });
export type Restored = z.infer<typeof Restored>;

export const restoredKey = 'restored';
