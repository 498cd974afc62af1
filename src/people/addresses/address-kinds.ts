export const addressKinds = [/*i18n*/ 'Home', /*i18n*/ 'Office', /*i18n*/ 'Others'] as const;
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
