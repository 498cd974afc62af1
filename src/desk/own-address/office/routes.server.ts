import { staffRoute } from '#kit/wire/staff-router.ts';
import { AddressCode, askForAddress, NewAddress, takeAddress } from '../own-address.ts';

export const staffOwnAddressRoutes = [
  staffRoute('owners:edit', {
    method: 'post',
    path: '/session/email',
    summary: 'Ask for another address of your own to sign in with: a code goes there',
    personal: true,
    body: NewAddress,
    errors: [429, 503],
    handle: (ctx, { body }) => askForAddress(ctx, body),
  }),
  staffRoute('owners:edit', {
    method: 'post',
    path: '/session/email/code',
    summary: 'The code that came to the new address, which counts from then on',
    personal: true,
    body: AddressCode,
    errors: [429],
    handle: (ctx, { body }) => takeAddress(ctx, body),
  }),
];
