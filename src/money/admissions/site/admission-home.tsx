import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { fetchAdmission } from '../wire/client.ts';
import { fetchAddresses } from '#people/addresses/wire/client.ts';
import { fetchCatalogue } from '../wire/catalogue-client.ts';
import type { Customer } from '#kit/calls/login-record.ts';
import { isUnderWay } from '../payment-status.ts';
import { attempt } from '#kit/site/attempt.ts';
import { useLoad } from '#kit/site/use-load.ts';
import { Waiting } from '#kit/site/ui/waiting.tsx';
import { FourSteps } from './four-steps.tsx';
import { PayPicker } from './pay-picker.tsx';
import { RunningPlan } from './running-plan.tsx';
import { UnderProcess } from './under-process.tsx';

/** The form, the payment, the message or the plan that runs, by where the admission stands. */
export function AdmissionHome({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const { id } = customer;
  // Who comes from a notice wants the form, not the plan that runs.
  const [again, setAgain] = useState(() => new URLSearchParams(location.search).has('renew'));
  const { loaded, reload } = useLoad(
    useCallback(async () => {
      const [catalogue, stand, billing] = await Promise.all([
        fetchCatalogue(),
        fetchAdmission(id),
        attempt(fetchAddresses(id)),
      ]);
      if (!catalogue.ok) return catalogue;
      // Without the addresses they are typed.
      return stand.ok ? { ...stand, catalogue, addresses: billing.ok ? billing.addresses : [] } : stand;
    }, [id]),
  );
  if (loaded.state !== 'there') return <Waiting loaded={loaded} what={t`the plans`} onRetry={reload} />;
  const { admission, payments, catalogue, addresses } = loaded.found;
  const ofIt = payments.filter(({ admissionId }) => admissionId === admission?.id);
  const asForm = (
    <FourSteps
      customer={customer}
      catalogue={catalogue}
      former={admission}
      address={addresses[0] ?? null}
      onKept={() => {
        setAgain(false);
        void reload();
      }}
    />
  );
  if (!admission || again) return asForm;
  if (admission.status === 'Pending') {
    if (ofIt.some(isUnderWay)) return <UnderProcess />;
    const [last] = ofIt;
    return (
      <PayPicker
        key={admission.id}
        customer={customer}
        catalogue={catalogue}
        admission={admission}
        failed={last?.status === 'Failed' ? last : null}
        onChanged={() => void reload()}
        onEdit={() => setAgain(true)}
      />
    );
  }
  if (admission.status === 'Active')
    return <RunningPlan admission={admission} onRenew={() => setAgain(true)} />;
  return asForm;
}
