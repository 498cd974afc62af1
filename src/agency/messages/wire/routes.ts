import { createRoute, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { createRouter } from '#kit/wire/router.ts';
import { page } from '#kit/wire/page.ts';
import { listCaptured } from '../list-captured.ts';
import { channelLabels, channels } from '../message.ts';
import { answer } from '#kit/wire/envelope.ts';

const Message = z.object({
  id: z.uuid(),
  channel: z.enum(channels),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  attachments: z.array(
    z.object({
      filename: z.string(),
      contentType: z.string(),
      content: z.string(),
      encoding: z.literal('base64').optional(),
    }),
  ),
});

const mailbox = createRoute({
  method: 'get',
  path: '/dev/mailbox.json',
  tags: ['System'],
  summary: 'Mail and SMS that demo mode kept instead of sending, newest first',
  request: { query: z.object({ to: z.string().max(200).optional() }) },
  responses: {
    200: answer('The messages', z.object({ messages: z.array(Message) })),
  },
});

/** Mounted in demo mode only. */
export function mailboxRoutes(deps: ApiDeps) {
  const router = createRouter().openapi(mailbox, async (c) => {
    const captured = await listCaptured(deps.ctxFor(c), c.req.valid('query'));
    return c.json(
      { messages: captured.map((message) => ({ ...message, at: message.at.toISOString() })) },
      200,
    );
  });
  router.get('/dev/mailbox', async (c) => {
    const captured = await listCaptured(deps.ctxFor(c), { to: c.req.query('to') });
    const time = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    const list = captured.map(
      (message) =>
        html`<details>
          <summary>
            <strong>${message.subject || message.text}</strong>
            <span>${channelLabels[message.channel]} to ${message.to} · ${time.format(message.at)}</span>
          </summary>
          <pre>${message.text}</pre>
        </details>`,
    );
    return c.html(
      page(
        'Mailbox',
        html`<p>Demo mode sends nothing. What it would have sent is kept here, newest first.</p>
          ${list.length > 0 ? list : html`<p>Nothing yet. Leave an enquiry on the site and look again.</p>`}`,
      ),
    );
  });
  return router;
}
