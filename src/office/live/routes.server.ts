import { z } from '@hono/zod-openapi';
import { streamSSE } from 'hono/streaming';
import { keptToOwn } from '#kit/context.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { findSession } from '#agency/staff/find-session.ts';
import { createLiveHub, type Listener, type LiveEvent } from './live-hub.server.ts';
import type { LiveNews } from '#kit/wire/live-news.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const heartbeatMs = 15_000;

/**
 * Listening does not keep a session awake: the stream ends with it. It is looked at by the clock, however much there is to
 * tell, and at once where something of its holder changed.
 */
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
          const own: Listener = {
            ctx,
            listener: (event) => {
              waiting.push(event);
              wake();
            },
          };
          const leave = join(own);
          let lookedAt = performance.now();
          /** @returns whether they may go on listening; what they may hear is what is said of them now */
          const look = async () => {
            lookedAt = performance.now();
            // While the database cannot be asked, nobody is thrown out.
            const session = await findSession(ctx, { token, touch: false }).catch(() => 'unknown' as const);
            if (session === null || session === 'unknown') return session !== null;
            const { actor } = own.ctx;
            own.ctx = { ...ctx, actor: session };
            const isOther = keptToOwn({ actor }) !== keptToOwn(own.ctx);
            if (actor.kind === 'staff' && (actor.role !== session.role || isOther))
              waiting.splice(0, waiting.length, { event: 'resync', data: { you: true } });
            return true;
          };
          const leaveStaff = deps.events.subscribe((event) => {
            if (event.kind !== 'staff' || ctx.actor.kind !== 'staff' || event.staffId !== ctx.actor.id)
              return;
            lookedAt = -heartbeatMs;
            wake();
          });
          const stop = () => stream.abort();
          deps.stopping.addEventListener('abort', stop);
          stream.onAbort(() => wake());
          try {
            const hello = { officeCode: deps.officeCode };
            await stream.writeSSE({ event: 'hello', data: JSON.stringify(hello), retry: 2_000 });
            while (!stream.aborted && !deps.stopping.aborted) {
              await untilNews(waiting, (w) => (wake = w));
              if (stream.aborted) break;
              const isDue = waiting.length === 0 || performance.now() - lookedAt >= heartbeatMs;
              if (isDue && !(await look())) {
                await stream.writeSSE({ event: 'ended', data: '{}' });
                return;
              }
              const news = waiting.splice(0);
              for (const { event, data } of news)
                await stream.writeSSE({ event, data: JSON.stringify(data) });
              if (news.length === 0) await stream.write(': still here\n\n');
            }
          } finally {
            leave();
            leaveStaff();
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
