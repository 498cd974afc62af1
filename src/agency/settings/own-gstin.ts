import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { readSettings } from './read-settings.ts';

/** Nobody sells to himself: a buyer's GST number that is ours was copied from an invoice. @throws Invalid */
export async function refuseOwnGstin(ctx: Pick<Ctx, 'db'>, gstin: string): Promise<void> {
  if (gstin !== '' && gstin === (await readSettings(ctx)).gstin)
    throw new Invalid({ gstin: /*i18n*/ 'This is our own GST number. Enter yours.' });
}
