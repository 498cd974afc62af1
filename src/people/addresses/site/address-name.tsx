import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '../address-kinds.ts';
import { states } from '#kit/india/states.ts';

/** An address in one line, as it is read out. */
export const addressLine = ({ address, city, pincode, stateCode }: Address, i18n: I18n) =>
  `${address}, ${city} ${pincode}, ${i18n._(states[stateCode] ?? '')}`;

/** Of which kind an address is, and whether it is the default. */
export function AddressName({ address: { kind, isDefault } }: { address: Address }) {
  const { t, i18n } = useLingui();
  return (
    <strong className="flex flex-wrap items-center gap-2">
      {i18n._(kind)}
      {isDefault && <span className="rounded-[4px] bg-sand-deep px-2 py-0.5 text-xs">{t`Default`}</span>}
    </strong>
  );
}
