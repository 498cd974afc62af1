import type { Ctx } from '#kit/context.ts';
import { findSetting } from './find-setting.ts';
import { Restored, restoredKey } from './restored.ts';

/** What this installation was restored from, while it waits for somebody to look; else null. */
export async function readRestored(ctx: Pick<Ctx, 'db'>): Promise<Restored | null> {
  const row = await findSetting(ctx, restoredKey);
  return row ? Restored.parse(row.value) : null;
}
