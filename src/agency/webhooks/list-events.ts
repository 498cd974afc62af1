import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { everyEvent } from './event-schemas.ts';
import { sampleEvent } from './sample-event.ts';

/** All that other systems can be told, each with what its message looks like. */
export function listEvents(ctx: Pick<Ctx, 'actor'>) {
  allow(ctx.actor, 'webhooks:read');
  return Object.entries(everyEvent).map(([event, { says, more, version }]) => ({
    event,
    says,
    more,
    version,
    sample: sampleEvent(event) ?? {},
  }));
}

/** @throws NotFound */
export function sampleOf(ctx: Pick<Ctx, 'actor'>, { event }: { event: string }) {
  allow(ctx.actor, 'webhooks:read');
  const sample = sampleEvent(event);
  if (!sample) throw new NotFound('This event');
  return sample;
}
