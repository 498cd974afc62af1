import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SandboxContext } from '../context.ts';

/** Stands around the API's calls and does what `faults.api` says. */
export function apiFaults(world: SandboxContext): MiddlewareHandler {
  return async (c, next) => {
    const fault = takeFault(world, `${c.req.method} ${c.req.path.slice(c.req.path.indexOf('/v1'))}`);
    if (!fault) return next();
    if (fault.hang) {
      await untilGone(c);
      return c.body(null);
    }
    if (fault.status) return refusal(c, fault.status, fault.description);
    await next();
    if (fault.latencyMs > 0) await wait(fault.latencyMs);
    if (fault.resetAfterCommit) breakOff(c);
  };
}

function takeFault(world: SandboxContext, call: string) {
  const settings = world.store.settings();
  const { api } = settings.faults;
  if (!api || !call.includes(api.match)) return null;
  if (api.times !== null) {
    const left = api.times > 1 ? { ...api, times: api.times - 1 } : null;
    world.commit([{ settings: { ...settings, faults: { ...settings.faults, api: left } } }]);
  }
  return api;
}

function refusal(c: Context, status: number, description: string) {
  const code = status as ContentfulStatusCode;
  if (status >= 502)
    return c.html(`<html><head><title>${status}</title></head><body>nginx</body></html>`, code);
  const error = { code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR', description };
  return c.json({ error }, code);
}

const socketOf = (c: Context) => (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;

function untilGone(c: Context) {
  const socket = socketOf(c);
  if (!socket) throw new Error('hanging needs a real connection');
  return new Promise((gone) => socket.once('close', gone));
}

function breakOff(c: Context) {
  const socket = socketOf(c);
  if (!socket) throw new Error('breaking off needs a real connection');
  socket.resetAndDestroy();
}
