import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import type { Address, AddressKind } from '../address-kinds.ts';

type AddressWire = {
  id: string;
  location_user: AddressKind;
  new_address: string;
  city: string;
  pincode: string;
  defaultaddress: number | string;
  state_code: string;
};

const toAddress = (wire: AddressWire): Address => ({
  id: wire.id,
  kind: wire.location_user,
  address: wire.new_address,
  city: wire.city,
  pincode: wire.pincode,
  stateCode: wire.state_code,
  isDefault: Number(wire.defaultaddress) === 1,
});

export async function fetchAddresses(userId: string): Promise<Outcome<{ addresses: Address[] }>> {
  const answer = await sendSignedIn<{ list: AddressWire[] }>('GET', `/user-address/${userId}`);
  return answer.ok ? { ok: true, addresses: answer.list.map(toAddress) } : answer;
}

const addressNames: Record<string, string> = {
  location_user: 'kind',
  new_address: 'address',
  state_code: 'stateCode',
};

/** `state_code` and `defaultaddress` are additions of ours. */
export async function addAddress(
  customer: Customer,
  typed: Omit<Address, 'id'>,
): Promise<Outcome<{ address: Address; message: string }>> {
  const answer = await sendSignedIn<{ address: AddressWire; message: string }>('POST', '/user-address', {
    location_user: typed.kind,
    new_address: typed.address,
    city: typed.city,
    pincode: typed.pincode,
    user_id: customer.id,
    user_name: customer.fullName,
    state_code: typed.stateCode,
    defaultaddress: typed.isDefault ? 1 : 0,
  });
  if (answer.ok) return { ok: true, address: toAddress(answer.address), message: answer.message };
  const errors = Object.entries(answer.errors).map(([field, text]) => [addressNames[field] ?? field, text]);
  return { ...answer, errors: Object.fromEntries(errors) as Record<string, string> };
}

export const removeAddress = (userId: string, addressId: string) =>
  sendSignedIn<{ message: string }>('DELETE', `/user-address/${userId}/${addressId}`);

export const makeDefaultAddress = (userId: string, addressId: string) =>
  sendSignedIn<{ message: string }>('PUT', `/user-address/${userId}/${addressId}/default`);
