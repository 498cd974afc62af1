import type { Ctx } from '#kit/context.ts';
import { findSetting } from './find-setting.ts';
import { Restored, restoredKey, type Waits } from './restored.ts';
import { readElsewhere } from './served-at.ts';

/** What this installation was restored from, while it waits for somebody to look; else null. */
export async function readRestored(ctx: Pick<Ctx, 'db'>): Promise<Restored | null> {
  const row = await findSetting(ctx, restoredKey);
  return row ? Restored.parse(row.value) : null;
}

/** Both reasons in one statement. */
export async function readWaits(ctx: Pick<Ctx, 'db' | 'publicUrl'>): Promise<Waits> {
  const [restored, elsewhere] = await Promise.all([readRestored(ctx), readElsewhere(ctx)]);
  return { restored, elsewhere };
}
