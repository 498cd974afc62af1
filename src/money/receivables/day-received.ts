import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';

/** The bank's day: today where nobody names another. @throws Invalid for one to come, or of more than a year ago */
export function dayReceived(ctx: Pick<Ctx, 'now'>, told: { receivedOn?: string }): string {
  const today = dateInIndia(ctx.now());
  const { receivedOn = today } = told;
  if (receivedOn > today) throw new Invalid({ receivedOn: /*staff*/ 'This day is still to come' });
  if (receivedOn < addDays(today, -365))
    throw new Invalid({ receivedOn: /*staff*/ 'This is more than a year ago: ask the accountant first' });
  return receivedOn;
}
