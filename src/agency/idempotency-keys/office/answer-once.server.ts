import { createMiddleware } from 'hono/factory';
import { Invalid } from '#kit/errors.ts';
import type { StaffEnv } from '#kit/wire/staff-router.ts';
import { doOnce } from '../do-once.ts';

/**
 * A call that changes something and bears an `Idempotency-Key` is done once, however often it comes: the answer may have
 * been lost on its way back. Forms with files are left out.
 */
export const answerOnce = createMiddleware<StaffEnv>(async (c, next) => {
  const { method, url } = c.req;
  const { actor } = c.var.ctx;
  const key = c.req.header('Idempotency-Key');
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/');
  if (method === 'GET' || key === undefined || isForm || actor.kind !== 'staff') return next();
  if (!/^[\w-]{20,100}$/.test(key))
    throw new Invalid({ 'idempotency-key': /*staff*/ '20 to 100 random letters, digits and hyphens' });
  const request = JSON.stringify([method, url, c.req.header('If-Match'), await c.req.text()]);
  const told = await doOnce(c.var.ctx, { by: actor.id, key, request }, async () => {
    await next();
    return { status: c.res.status, body: (await c.res.clone().text()) || null };
  });
  if (!told) return;
  return new Response(told.body, {
    status: told.status,
    ...(told.body !== null && { headers: { 'Content-Type': 'application/json' } }),
  });
});
