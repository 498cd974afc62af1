import { useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { Customer } from '#kit/calls/login-record.ts';
import type { Address } from '#people/addresses/address-kinds.ts';
import { Panel } from '#kit/site/ui/panel.tsx';
import { LoadState } from '#kit/site/ui/load-state.tsx';
import { isUnsent } from '#kit/site/use-unsent-form.ts';
import { AddressForm, newAddressOf } from './address-form.tsx';
import type { Unsaved } from './unsaved.ts';
import { AddressName, addressLine } from '#people/addresses/site/address-name.tsx';

/** Where the bill is made out to: one of the customer's addresses, the default first, or a new one. */
export function BillingCard({
  customer,
  loaded,
  chosen,
  onChoose,
  onChanged,
  error,
  unsaved,
}: {
  customer: Customer;
  loaded:
    | { state: 'loading' }
    | { state: 'failed'; text: string }
    | { state: 'there'; found: { addresses: Address[] } };
  chosen: string | null;
  onChoose: (id: string) => void;
  onChanged: () => Promise<void>;
  /** What is missing, said where it can be given. */
  error: string;
  /** What is typed into a new address. */
  unsaved: Ref<Unsaved<Address>>;
}) {
  const { t, i18n } = useLingui();
  const [adding, setAdding] = useState(() => isUnsent(newAddressOf(customer)));
  const addresses = loaded.state === 'there' ? loaded.found.addresses : null;
  const open = adding || addresses?.length === 0;
  return (
    <Panel title={t`Billing Address`}>
      {loaded.state !== 'there' && <LoadState loaded={loaded} what={t`your addresses`} onRetry={onChanged} />}
      <div role="alert" className="empty:hidden">
        {error && <p className="mb-4 rounded-control bg-brick-tint px-4 py-3">{error}</p>}
      </div>
      {addresses?.length === 0 && (
        <p className="text-ink-soft">{t`Your state decides the tax. The total is final once you have added an address with its state and PIN code.`}</p>
      )}
      {addresses && addresses.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t`Bill to`}</legend>
          {addresses.map((address) => (
            <label
              key={address.id}
              className="grid cursor-pointer grid-cols-[1.5rem_1fr] gap-x-3 rounded-control border border-line p-4 has-checked:border-ink has-checked:bg-marigold-tint"
            >
              <input
                type="radio"
                name="address"
                checked={address.id === chosen}
                onChange={() => onChoose(address.id)}
                className="mt-1 size-5 accent-ink"
              />
              <AddressName address={address} />
              <span data-copyable className="col-start-2 text-ink-soft wrap-anywhere">
                {addressLine(address, i18n)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {addresses &&
        (open ? (
          <AddressForm
            customer={customer}
            isFirst={addresses.length === 0}
            unsaved={unsaved}
            onCancel={() => setAdding(false)}
            onAdded={async (address) => {
              await onChanged();
              onChoose(address.id);
              setAdding(false);
            }}
          />
        ) : (
          <button type="button" className="btn btn-line mt-4" onClick={() => setAdding(true)}>
            <MapPin aria-hidden className="size-5" />
            {t`Add address`}
          </button>
        ))}
    </Panel>
  );
}
