import { z } from 'zod';
import { expect, test } from 'vitest';
import { createStaffRouter, IdParam, staffRoute, staffRouter, type StaffEnv } from './staff-router.ts';
import { Forbidden } from '#kit/errors.ts';
import type { Permission, Role } from '#kit/permissions.ts';
import type { Ctx } from '#kit/context.ts';
import { createMiddleware } from 'hono/factory';

const save = staffRoute('pricing:edit', {
  method: 'put',
  path: '/things/{id}',
  summary: 'Replace a thing',
  params: IdParam,
  ifMatch: true,
  body: z.strictObject({ name: z.string() }),
  answer: ['Replaced', z.object({ id: z.uuid(), said: z.string(), at: z.iso.datetime() })],
  errors: [409],
  handle: async (_ctx, { params, ifMatch, body }) => ({
    id: params.id,
    said: `${ifMatch} ${body.name}`,
    at: new Date(0),
  }),
});
const drop = staffRoute('everybody', {
  method: 'delete',
  path: '/things',
  summary: 'Drop all',
  handle: () => 'not told',
});

const id = '01975d3c-0000-7000-8000-000000000000';
function openRouter(role: Role) {
  const signedIn = createMiddleware<StaffEnv>(async (c, next) => {
    c.set('ctx', { actor: { kind: 'staff', id, name: 'Asha', email: 'a@example.com', role } } as Ctx);
    await next();
  });
  const app = createStaffRouter();
  app.onError((error, c) => c.text(error.name, error instanceof Forbidden ? 403 : 400));
  app.use(signedIn).route('/', staffRouter([save, drop]));
  return (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { 'If-Match': '"abc"', 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
}

test('a call reads its input, calls its verb and answers; without an answer it is done', async () => {
  const ask = openRouter('accounts');
  const answer = await ask('PUT', `/things/${id}`, { name: 'Lamp' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ id, said: '"abc" Lamp', at: '1970-01-01T00:00:00.000Z' });
  const done = await ask('DELETE', '/things');
  expect([done.status, await done.text()]).toEqual([204, '']);
});

test('who has not the permission is refused before anything of the request is read', async () => {
  expect((await openRouter('sales')('PUT', '/things/x', '?')).status).toBe(403);
  expect((await openRouter('accounts')('PUT', '/things/x', '?')).status).toBe(400);
});

test('what can go wrong follows from what a call reads', () => {
  expect(Object.keys(save.config.responses)).toEqual([
    '200',
    '401',
    '403',
    '404',
    '409',
    '412',
    '422',
    '428',
    '429',
  ]);
  expect(Object.keys(drop.config.responses)).toEqual(['204', '401']);
  expect([save.config.security, drop.config.security]).toEqual([
    [{ session: [] }, { token: [] }],
    [{ session: [] }],
  ]);
});

test('a call without a permission keeps the server from starting', () => {
  const loose = { ...drop, permission: undefined as unknown as Permission };
  expect(() => staffRouter([loose])).toThrow('delete /things has no permission');
});
