import type { OpenAPIHono } from '@hono/zod-openapi';
import { everyEvent, messageOf } from '#agency/webhooks/event-schemas.ts';

/** Writes what other systems are told into the description, from the schemas that it is made with. */
export function describeWebhooks(registry: OpenAPIHono['openAPIRegistry']): void {
  for (const [event, told] of Object.entries(everyEvent)) {
    const { says, more } = told;
    registry.registerWebhook({
      method: 'post',
      path: event,
      tags: ['Webhooks'],
      summary: says,
      ...(more && { description: `GET ${more} tells more, to whoever may ask it.` }),
      request: { body: { content: { 'application/json': { schema: messageOf(event, told) } } } },
      responses: { '2XX': { description: 'Received. Anything else is tried again' } },
    });
  }
}
