import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { createCustomerRouter, UserIdParam } from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, Done, errorAnswers, success } from '#kit/wire/envelope.ts';
import { addAddress } from '../add-address.ts';
import type { Address } from '../address-kinds.ts';
import { AddressInput } from '../address.ts';
import { listAddresses } from '../list-addresses.ts';
import { makeDefaultAddress } from '../make-default-address.ts';
import { removeAddress } from '../remove-address.ts';
import type { Profile } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { addressNames } from './names.ts';

const AddressWire = z
  .object({
    ...addressNames.toWire({
      id: z.uuid(),
      kind: z.enum(['Home', 'Office', 'Others']),
      address: z.string(),
      city: z.string(),
      pincode: z.string(),
      isDefault: z.union([z.literal(0), z.literal(1)]).openapi({ description: '1: the default' }),
      stateCode: z.string().openapi({ description: 'The code that begins GST numbers of its state' }),
    }),
    user_id: z.uuid(),
    user_name: z.string(),
  })
  .openapi('Address');

/** As typed; our own rules judge it. `user_id` and `user_name` are read by nobody. */
const NewAddress = z.object(
  addressNames.toWire({
    kind: z.string(),
    address: z.string(),
    city: z.string(),
    pincode: z.union([z.string(), z.number().transform(String)]),
    stateCode: z.string().optional().openapi({ description: 'Where the PIN code tells no single state' }),
    isDefault: z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]).optional(),
  }),
);

function toWire(found: Address, owner: Profile): z.infer<typeof AddressWire> {
  const { id, kind, address, city, pincode, stateCode } = found;
  const isDefault = found.isDefault ? (1 as const) : (0 as const);
  return {
    ...addressNames.toWire({ id, kind, address, city, pincode, stateCode, isDefault }),
    user_id: owner.id,
    user_name: owner.fullName,
  };
}

const tags = ['Checkout'];
const list = createRoute({
  method: 'get',
  path: '/user-address/{userId}',
  tags,
  summary: 'Billing addresses, the default first',
  request: { params: UserIdParam },
  responses: { 200: answer('The addresses', z.array(AddressWire)), ...errorAnswers(401, 404, 503) },
});
const add = createRoute({
  method: 'post',
  path: '/user-address',
  tags,
  summary: 'Add a billing address',
  request: { body: body(NewAddress) },
  responses: {
    200: answer('Added', Done.extend({ address: AddressWire })),
    ...errorAnswers(400, 401, 409, 413, 415, 422, 503),
  },
});
const remove = createRoute({
  method: 'delete',
  path: '/user-address/{userId}/{addressId}',
  tags,
  summary: 'Remove a billing address',
  request: { params: UserIdParam.extend({ addressId: z.uuid() }) },
  responses: { 200: answer('Removed', Done), ...errorAnswers(401, 404, 422, 503) },
});

const makeDefault = createRoute({
  method: 'put',
  path: '/user-address/{userId}/{addressId}/default',
  tags,
  summary: 'Make a billing address the default',
  request: { params: UserIdParam.extend({ addressId: z.uuid() }) },
  responses: { 200: answer('It is the default', Done), ...errorAnswers(401, 404, 422, 503) },
});

/** Removing and changing the default are additions of ours. */
export function addressRoutes(deps: ApiDeps) {
  const middleware = requireCustomer(deps);
  return createCustomerRouter()
    .openapi({ ...list, middleware }, async (c) => {
      const { ctx } = c.var;
      const found = await listAddresses(ctx, { account: c.req.valid('param').userId });
      const owner = await readProfile(ctx);
      return c.json(
        found.map((address) => toWire(address, owner)),
        200,
      );
    })
    .openapi({ ...add, middleware }, async (c) => {
      const { ctx } = c.var;
      const typed = addressNames.fromWire(c.req.valid('json'));
      const isDefault = Number(typed.isDefault ?? 0) === 1;
      const input = await inWireWords(() => AddressInput.parse({ ...typed, isDefault }), addressNames.toWire);
      const added = await addAddress(ctx, input);
      const said = success(/*i18n*/ 'Address added successfully');
      return c.json({ ...said, address: toWire(added, await readProfile(ctx)) }, 200);
    })
    .openapi({ ...remove, middleware }, async (c) => {
      const { userId: account, addressId } = c.req.valid('param');
      await removeAddress(c.var.ctx, { account, addressId });
      return c.json(success(/*i18n*/ 'Address removed'), 200);
    })
    .openapi({ ...makeDefault, middleware }, async (c) => {
      const { userId: account, addressId } = c.req.valid('param');
      await makeDefaultAddress(c.var.ctx, { account, addressId });
      return c.json(success(/*i18n*/ 'Default address changed'), 200);
    });
}
