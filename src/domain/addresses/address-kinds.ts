export const addressKinds = ['Home', 'Office', 'Others'] as const;
export type AddressKind = (typeof addressKinds)[number];

/** A billing address. `stateCode` begins the GST numbers of its state. */
export type Address = {
  id: string;
  kind: AddressKind;
  address: string;
  city: string;
  pincode: string;
  stateCode: string;
  isDefault: boolean;
};
