import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { addToCart } from '../add-to-cart.ts';
import { emptyCart, removeFromCart } from '../empty-cart.ts';
import { listCart } from '../list-cart.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { inLanguage } from '#agency/translations/in-language.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { cartNames } from './names.ts';
import { CartItemWire, toWire } from './schemas.ts';

const tags = ['Cart'];
const list = createRoute({
  method: 'get',
  path: '/cart/getcartadded/{userId}',
  tags,
  summary: 'What is in the cart',
  request: { params: UserIdParam },
  responses: { 200: answer('The items', z.array(CartItemWire)), ...errorAnswers(401, 404, 503) },
});
const add = createRoute({
  method: 'post',
  path: '/cart',
  tags,
  summary: 'Put a benefit into the cart',
  description:
    'Only `item_id` is read: title and price are those of the benefit, and whose cart it is, the session says.',
  request: {
    body: body(z.object(cartNames.toWire({ benefitId: z.uuid(/*i18n*/ 'This benefit was not found.') }))),
  },
  responses: {
    200: answer('Added', Done.extend({ item: CartItemWire })),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 422, 503),
  },
});
const remove = createRoute({
  method: 'delete',
  path: '/cart/delete/{userId}/{cartItemId}',
  tags,
  summary: 'Take one thing out of the cart',
  request: { params: UserIdParam.extend({ cartItemId: z.uuid() }) },
  responses: { 200: answer('Removed', Done), ...errorAnswers(401, 404, 422, 503) },
});
const empty = createRoute({
  method: 'delete',
  path: '/cart/deleteall/{userId}',
  tags,
  summary: 'Empty the cart, also when it is empty',
  request: { params: UserIdParam },
  responses: { 200: answer('Emptied', Done), ...errorAnswers(401, 404, 503) },
});

/** The cart of whoever is signed in. */
export function cartRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const items = await inLanguage(ctx, await listCart(ctx, { account: c.req.valid('param').userId }));
      const owner = await readProfile(ctx);
      return c.json(
        items.map((item) => toWire(item, owner)),
        200,
      );
    })
    .openapi({ ...add, middleware }, async (c) => {
      const { ctx } = c.var;
      const item = await addToCart(ctx, cartNames.fromWire(c.req.valid('json')));
      const owner = await readProfile(ctx);
      const shown = await inLanguage(ctx, item);
      const message = translatorIn(ctx.language).translate(/*i18n*/ '{title} added to cart!', {
        title: shown.title,
      });
      return c.json({ ...success(message), item: toWire(shown, owner) }, 200);
    })
    .openapi({ ...remove, middleware }, async (c) => {
      const { userId: account, cartItemId: itemId } = c.req.valid('param');
      await removeFromCart(c.var.ctx, { account, itemId });
      return c.json(success(/*i18n*/ 'Item removed'), 200);
    })
    .openapi({ ...empty, middleware }, async (c) => {
      await emptyCart(c.var.ctx, { account: c.req.valid('param').userId });
      return c.json(success(/*i18n*/ 'Your cart is empty.'), 200);
    });
}
