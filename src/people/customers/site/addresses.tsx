import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { fetchAddresses, makeDefaultAddress, removeAddress } from '#people/addresses/wire/client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { failureKindOf } from '#kit/calls/failure-kind.ts';
import { noConnection } from '#kit/calls/fetch-response.ts';
import type { Address } from '#people/addresses/address-kinds.ts';
import { showToast } from '#kit/site/ui/toast.ts';
import { AddressName, addressLine } from '#people/addresses/site/address-name.tsx';
import { ConfirmModal } from '#kit/site/ui/confirm-modal.tsx';
import { Panel } from '#kit/site/ui/panel.tsx';
import { attempt, failureText } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';

const toastMs = 4_000;

/** Where bills are made out to, the default first. New ones are added where something is paid. */
export function Addresses({ customer: { id } }: { customer: Customer }) {
  const { t, i18n } = useLingui();
  const { loaded, reload } = useLoad(useCallback(() => fetchAddresses(id), [id]));
  const [leaving, setLeaving] = useState<Address | null>(null);
  const addresses = loaded.state === 'there' ? loaded.found.addresses : null;
  // The server passes the default on to the oldest, which the list has next.
  const heir = leaving?.isDefault ? addresses?.[1] : undefined;
  const heirLine = heir && addressLine(heir, i18n);

  async function prefer(address: Address) {
    const answer = await attempt(makeDefaultAddress(id, address.id), noConnection);
    void showToast(answer.ok ? 'success' : 'error', i18n._(failureText(answer)), toastMs);
    await reload();
  }
  async function remove(address: Address) {
    const answer = await attempt(removeAddress(id, address.id), noConnection);
    // What another tab has deleted already is no address of this list any more, either.
    const isGone = !answer.ok && failureKindOf(answer) === 'missing';
    if (!answer.ok && !isGone) return failureText(answer);
    setLeaving(null);
    void showToast(answer.ok ? 'success' : 'error', i18n._(failureText(answer)), toastMs);
    await reload();
    return null;
  }

  return (
    <Panel title={t`Billing addresses`}>
      {loaded.state !== 'there' && <Waiting loaded={loaded} what={t`your addresses`} onRetry={reload} />}
      {addresses?.length === 0 && (
        <p className="text-ink-soft">{t`None yet. You are asked for one when you pay.`}</p>
      )}
      {addresses && addresses.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              line={addressLine(address, i18n)}
              onPrefer={() => void prefer(address)}
              onRemove={() => setLeaving(address)}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmModal
          title={t`Delete this address?`}
          confirm={t`Delete`}
          busyText={t`Deleting …`}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p data-copyable className="font-medium wrap-anywhere">
            {addressLine(leaving, i18n)}
          </p>
          <p className="mt-3 text-ink-soft">
            {t`Orders and invoices keep the address they were made with.`}
            {heirLine && <span className="mt-3 block">{t`Your default address will be: ${heirLine}`}</span>}
          </p>
        </ConfirmModal>
      )}
    </Panel>
  );
}

function AddressRow({
  address,
  line,
  onPrefer,
  onRemove,
}: {
  address: Address;
  line: string;
  onPrefer: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  return (
    <li className="py-4 last:pb-0">
      <AddressName address={address} />
      <span data-copyable className="text-ink-soft wrap-anywhere">
        {line}
      </span>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {!address.isDefault && (
          <button type="button" className="text-link min-h-12 font-medium" onClick={onPrefer}>
            {t`Make it the default`}
            <span className="sr-only">{` ${line}`}</span>
          </button>
        )}
        <button type="button" className="text-link min-h-12 font-medium" onClick={onRemove}>
          {t`Delete`}
          <span className="sr-only">{` ${line}`}</span>
        </button>
      </div>
    </li>
  );
}
