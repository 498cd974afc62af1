import { names } from '#kit/wire/names.ts';

export const addressNames = names({
  kind: 'location_user',
  address: 'new_address',
  stateCode: 'state_code',
  isDefault: 'defaultaddress',
});
