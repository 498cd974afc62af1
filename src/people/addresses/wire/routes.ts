import { createRoute, z } from '@hono/zod-openapi';
import { requireCustomer } from '#people/sign-in/wire/session.ts';
import { inWireWords } from '#people/customers/wire/names.ts';
import {
  answer,
  body,
  createCustomerRouter,
  Done,
  UserIdParam,
} from '#people/sign-in/wire/customer-router.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { addAddress } from '../add-address.ts';
import type { Address } from '../address-kinds.ts';
import { AddressInput } from '../address.ts';
import { listAddresses } from '../list-addresses.ts';
import { makeDefaultAddress } from '../make-default-address.ts';
import { removeAddress } from '../remove-address.ts';
import type { Profile } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';

const AddressWire = z
  .object({
    id: z.uuid(),
    location_user: z.enum(['Home', 'Office', 'Others']),
    new_address: z.string(),
    city: z.string(),
    pincode: z.string(),
    defaultaddress: z.union([z.literal(0), z.literal(1)]).openapi({ description: '1: the default' }),
    user_id: z.uuid(),
    user_name: z.string(),
    state_code: z.string().openapi({ description: 'The code that begins GST numbers of its state' }),
  })
  .openapi('Address');

/** As typed; our own rules judge it. `user_id` and `user_name` are read by nobody. */
const NewAddress = z.object({
  location_user: z.string(),
  new_address: z.string(),
  city: z.string(),
  pincode: z.union([z.string(), z.number().transform(String)]),
  state_code: z.string().optional().openapi({ description: 'Where the PIN code tells no single state' }),
  defaultaddress: z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]).optional(),
});

const wireNames = { kind: 'location_user', address: 'new_address', stateCode: 'state_code' };
const toWire = (address: Address, owner: Profile): z.infer<typeof AddressWire> => ({
  id: address.id,
  location_user: address.kind,
  new_address: address.address,
  city: address.city,
  pincode: address.pincode,
  defaultaddress: address.isDefault ? 1 : 0,
  user_id: owner.id,
  user_name: owner.fullName,
  state_code: address.stateCode,
});

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
      const typed = c.req.valid('json');
      const input = await inWireWords(
        () =>
          AddressInput.parse({
            kind: typed.location_user,
            address: typed.new_address,
            city: typed.city,
            pincode: typed.pincode,
            stateCode: typed.state_code,
            isDefault: Number(typed.defaultaddress ?? 0) === 1,
          }),
        wireNames,
      );
      const added = await addAddress(ctx, input);
      const said = { success: true as const, message: /*i18n*/ 'Address added successfully' };
      return c.json({ ...said, address: toWire(added, await readProfile(ctx)) }, 200);
    })
    .openapi({ ...remove, middleware }, async (c) => {
      const { userId: account, addressId } = c.req.valid('param');
      await removeAddress(c.var.ctx, { account, addressId });
      return c.json({ success: true as const, message: /*i18n*/ 'Address removed' }, 200);
    })
    .openapi({ ...makeDefault, middleware }, async (c) => {
      const { userId: account, addressId } = c.req.valid('param');
      await makeDefaultAddress(c.var.ctx, { account, addressId });
      return c.json({ success: true as const, message: /*i18n*/ 'Default address changed' }, 200);
    });
}
