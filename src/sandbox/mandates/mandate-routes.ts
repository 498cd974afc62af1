import { Hono } from 'hono';
import { find } from '../find.ts';
import { readBody } from '../input.ts';
import { collection, pageOf } from '../lists.ts';
import { receipt } from '../payments/finish-payment.ts';
import type { SandboxContext } from '../context.ts';
import { createRegistration, registrationFields } from './create-registration.ts';
import { debitFields, startDebit } from './debit.ts';
import { registrationEntity } from './mandate.ts';
import { endRegistration, moveToken } from './move-mandate.ts';

/** Mandates: registration links, the tokens that come of them, and debits. Below /v1. */
export function mandateRoutes(world: SandboxContext) {
  const routes = new Hono();
  routes.post('/subscription_registration/auth_links', async (c) =>
    c.json(registrationEntity(createRegistration(world, await readBody(c, registrationFields)))),
  );
  routes.get('/invoices', (c) => {
    const { receipt: wanted, ...query } = c.req.query();
    const all = world.store
      .list('registrations')
      .filter((one) => wanted === undefined || one.receipt === wanted);
    return c.json(collection(pageOf(all, query).map(registrationEntity)));
  });
  routes.get('/invoices/:id', (c) =>
    c.json(registrationEntity(find(world, 'registrations', c.req.param('id')))),
  );
  routes.post('/invoices/:id/cancel', (c) => {
    const asked = find(world, 'registrations', c.req.param('id'));
    return c.json(registrationEntity(endRegistration(world, asked, 'cancelled')));
  });
  routes.get('/customers/:customer/tokens/:id', (c) => c.json(tokenOf(c.req.param())));
  routes.put('/customers/:customer/tokens/:id/cancel', (c) => {
    moveToken(world, tokenOf(c.req.param()), 'cancelled');
    return c.json({ status: 'cancellation_initiated' });
  });
  routes.post('/payments/create/recurring', async (c) =>
    c.json(receipt(world, startDebit(world, await readBody(c, debitFields)))),
  );

  function tokenOf({ customer, id }: { customer: string; id: string }) {
    const token = find(world, 'tokens', id);
    // Another customer's is as good as none.
    return token.customer_id === customer ? token : find(world, 'tokens', 'token_00000000000000');
  }
  return routes;
}
