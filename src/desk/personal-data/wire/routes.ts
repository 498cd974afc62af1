import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, done, errorAnswers } from '#kit/wire/envelope.ts';
import { createCustomerRouter } from '#people/sign-in/wire/customer-router.ts';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { deleteMyAccount, cancelMyDeletion } from '../delete-account.ts';
import { exportMyData } from '../export-my-data.ts';

const tags = ['Accounts: my account'];

const exported = createRoute({
  method: 'get',
  path: '/account/export',
  tags,
  summary: 'Everything kept about me, as a JSON file',
  responses: {
    200: answer('The file', z.record(z.string(), z.unknown())),
    ...errorAnswers(401, 403, 503),
  },
});
const erase = createRoute({
  method: 'post',
  path: '/account/deletion',
  tags,
  summary: 'Delete my account in fourteen days',
  responses: { 200: answer('When', z.object({ eraseAt: z.iso.datetime() })), ...errorAnswers(401, 403, 503) },
});
const keep = createRoute({
  method: 'delete',
  path: '/account/deletion',
  tags,
  summary: 'Keep my account after all',
  responses: { 204: done, ...errorAnswers(401, 503) },
});

/** What reaches everything kept about a customer: taking it along, and having the account deleted. */
export function personalDataRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...exported, middleware }, async (c) => {
      c.header('Content-Disposition', 'attachment; filename="my-data.json"');
      return c.json(await exportMyData(c.var.ctx), 200);
    })
    .openapi({ ...erase, middleware }, async (c) =>
      c.json({ eraseAt: (await deleteMyAccount(c.var.ctx)).eraseAt.toISOString() }, 200),
    )
    .openapi({ ...keep, middleware }, async (c) => {
      await cancelMyDeletion(c.var.ctx);
      return c.body(null, 204);
    });
}
