import { callsIn, sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import type { WireOf } from '#kit/wire/names.ts';
import type { Address } from '../address-kinds.ts';
import { addressNames } from './names.ts';

const calls = callsIn(addressNames);

type AddressWire = WireOf<typeof addressNames, Omit<Address, 'isDefault'> & { isDefault: number | string }>;

function toAddress(wire: AddressWire): Address {
  const { id, kind, address, city, pincode, stateCode, isDefault } = addressNames.fromWire(wire);
  return { id, kind, address, city, pincode, stateCode, isDefault: Number(isDefault) === 1 };
}

export async function fetchAddresses(userId: string): Promise<Outcome<{ addresses: Address[] }>> {
  const answer = await sendSignedIn<{ list: AddressWire[] }>('GET', `/user-address/${userId}`);
  return answer.ok ? { ok: true, addresses: answer.list.map(toAddress) } : answer;
}

/** `state_code` and `defaultaddress` are additions of ours. */
export async function addAddress(
  customer: Customer,
  typed: Omit<Address, 'id'>,
): Promise<Outcome<{ address: Address; message: string }>> {
  const answer = await calls.sendSignedIn<{ address: AddressWire; message: string }>(
    'POST',
    '/user-address',
    {
      ...typed,
      isDefault: typed.isDefault ? 1 : 0,
      user_id: customer.id,
      user_name: customer.fullName,
    },
  );
  return answer.ok ? { ok: true, address: toAddress(answer.address), message: answer.message } : answer;
}

export const removeAddress = (userId: string, addressId: string) =>
  sendSignedIn<{ message: string }>('DELETE', `/user-address/${userId}/${addressId}`);

export const makeDefaultAddress = (userId: string, addressId: string) =>
  sendSignedIn<{ message: string }>('PUT', `/user-address/${userId}/${addressId}/default`);
