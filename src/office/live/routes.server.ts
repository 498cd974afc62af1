import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { findSession } from '#agency/staff/find-session.ts';
import { createLiveHub, type LiveEvent } from './live-hub.server.ts';
import type { LiveNews } from '#kit/wire/live-news.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const heartbeatMs = 15_000;

/** Listening does not keep a session awake: the stream ends with it. */
export function staffEventRoutes(deps: ApiDeps, kinds: LiveNews[]) {
  const join = createLiveHub(deps, kinds);
  const names = [...kinds.map(({ event }) => event), 'resync', 'ended'].map((name) => `\`${name}\``);
  return [
    staffRoute('everybody', {
      method: 'get',
      path: '/events',
      summary: `News as they happen (server-sent events): ${names.join(', ')}`,
      answer: ['Never ends while the session lasts', z.string(), 'text/event-stream'],
      handle: (ctx, _read, c) => {
        const { token } = c.var;
        c.header('X-Accel-Buffering', 'no');
        return streamSSE(c, async (stream) => {
          const waiting: LiveEvent[] = [];
          let wake = () => {};
          const leave = join({
            ctx,
            listener: (event) => {
              waiting.push(event);
              wake();
            },
          });
          const stop = () => stream.abort();
          deps.stopping.addEventListener('abort', stop);
          stream.onAbort(() => wake());
          try {
            const hello = { officeCode: deps.officeCode };
            await stream.writeSSE({ event: 'hello', data: JSON.stringify(hello), retry: 2_000 });
            while (!stream.aborted && !deps.stopping.aborted) {
              await untilNews(waiting, (w) => (wake = w));
              const news = waiting.splice(0);
              for (const { event, data } of news)
                await stream.writeSSE({ event, data: JSON.stringify(data) });
              if (news.length > 0 || stream.aborted) continue;
              // While the database cannot be asked, nobody is thrown out.
              const session = await findSession(ctx, { token, touch: false }).catch(() => 'unknown');
              if (!session) {
                await stream.writeSSE({ event: 'ended', data: '{}' });
                return;
              }
              await stream.write(': still here\n\n');
            }
          } finally {
            leave();
            deps.stopping.removeEventListener('abort', stop);
          }
        });
      },
    }),
  ];
}

/** Waits for `wake` or a heartbeat's time, whichever comes first. */
function untilNews(waiting: LiveEvent[], onWake: (wake: () => void) => void) {
  if (waiting.length > 0) return;
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, heartbeatMs);
    onWake(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
